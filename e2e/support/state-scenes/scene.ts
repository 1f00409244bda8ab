// A scene, and the steps that several of them begin with.
import type { Page } from '@playwright/test';
import type { Person } from '../person.ts';

export interface StateScene {
  readonly name: string;
  /** From any signed-in page to the scene; what it intercepts is undone by the caller. */
  readonly open: (page: Page, me: Person) => Promise<unknown>;
}

export const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first();

export const manyOf = (count: number) => Array.from({ length: count }, (_, index) => index);
