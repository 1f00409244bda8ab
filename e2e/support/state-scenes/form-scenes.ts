// The official PDF in states that are met seldom: refused, with nothing to fill it from, on its way, from several collections.
import { expect } from '@playwright/test';
import { hold } from '../calls.ts';
import { makeCollection, makeFromTemplate } from '../collections.ts';
import {
  giveForm,
  makeCertifiedForm,
  makeFilled,
  makeJointForm,
  makePlainPdf,
  makeVisaForm,
  openFillForm,
  waitUntilFilled,
} from '../forms.ts';
import type { StateScene } from './scene.ts';

export const formScenes: readonly StateScene[] = [
  {
    name: 'fill-form-refused',
    open: async (page, me) => {
      await page.goto(`/collections/${await makeFromTemplate(me, 'Visa Application')}`);
      const form = await openFillForm(page);
      await giveForm(form, await makePlainPdf());
      await expect(form.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'fill-form-signed',
    open: async (page, me) => {
      await page.goto(`/collections/${await makeFilled(me)}`);
      const form = await openFillForm(page);
      await giveForm(form, await makeCertifiedForm());
      await expect(form.getByRole('button', { name: 'Fill it in anyway' })).toBeVisible();
    },
  },
  {
    name: 'fill-form-signature-lost',
    open: async (page, me) => {
      await page.goto(`/collections/${await makeFilled(me)}`);
      const form = await openFillForm(page);
      await giveForm(form, await makeCertifiedForm());
      await form.getByRole('button', { name: 'Fill it in anyway' }).click();
      await waitUntilFilled(form, '2 written as intended');
    },
  },
  {
    name: 'fill-form-nothing',
    open: async (page, me) => {
      await page.goto(`/collections/${await makeCollection(me, 'Our flat', { flat: { rooms: '3' } })}`);
      const form = await openFillForm(page);
      await giveForm(form, await makeVisaForm());
      await expect(form.getByText('Nothing could be filled')).toBeVisible();
    },
  },
  {
    name: 'fill-form-waiting',
    open: async (page, me) => {
      await page.goto(`/collections/${await makeFromTemplate(me, 'Visa Application')}`);
      const form = await openFillForm(page);
      await hold(page, 'POST /api/collections/*/fill-pdf');
      await giveForm(form, await makeVisaForm());
      await expect(form.getByText(/and checking it/)).toBeVisible();
    },
  },
  {
    name: 'fill-form-several',
    open: async (page, me) => {
      const spouse = await makeCollection(me, 'Deniz', { personal: { surname: 'Öztürk', given_names: 'Deniz' } });
      await page.goto(`/collections/${await makeFromTemplate(me, 'Visa Application')}`);
      const form = await openFillForm(page);
      await form.getByRole('button', { name: 'Add a collection' }).click();
      await form.getByRole('combobox', { name: 'Collection 1' }).selectOption(spouse);
      await giveForm(form, await makeJointForm());
      await waitUntilFilled(form, '5 written as intended');
      await form.getByText('More collections on this form: Deniz').click();
      await form.getByRole('button', { name: 'More ways to download' }).click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
    },
  },
];
