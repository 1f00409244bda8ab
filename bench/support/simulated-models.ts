// Models made of truth files: honest ones of three qualities that quote in three ways, and two that lie.
import { type DocumentType, documentTypes } from '@oneform/contract';
import { factNames } from '@oneform/engine';
import type { ModelAnswerText } from '@oneform/engine/testing';
import { missNearly } from './near-miss.ts';
import { findPrinted, type PrintedPage } from './printed-forms.ts';
import { type Quoting, quoteAs, quotings } from './quoting.ts';
import { pick, randomOf } from './random.ts';
import type { Truth } from './truth.ts';

export interface SimulatedModel {
  readonly name: string;
  /** Share of its answers that are right. */
  readonly right: number;
  readonly quoting: Quoting;
  /** `swap`: true print under the names of other facts; `invent`: values that stand nowhere. */
  readonly lie?: 'swap' | 'invent';
}

const honest = [
  ['right', 1],
  ['95', 0.95],
  ['85', 0.85],
] as const;

export const simulatedModels: readonly SimulatedModel[] = [
  ...honest.flatMap(([name, right]) =>
    quotings.map((quoting): SimulatedModel => ({ name: `${name}, ${quoting} quotes`, right, quoting })),
  ),
  { name: 'swap', right: 0, quoting: 'exact', lie: 'swap' },
  { name: 'invent', right: 0, quoting: 'exact', lie: 'invent' },
];

interface Said {
  readonly name: string;
  readonly value: string;
  readonly quote: string;
  readonly page: number;
}

/** The same model says the same of the same paper, however often it is asked. */
export const answerAs =
  (model: SimulatedModel, truth: Truth) =>
  ({ text }: { readonly text: string }): ModelAnswerText => {
    const pages = pagesOf(text);
    const random = randomOf(`${model.name} ${truth.file}`);
    const fields = Object.entries(truth.fields).flatMap(([name, value]): [string, string][] =>
      value === null || value === '' ? [] : [[name, String(value)]],
    );
    const said = model.lie ? lie(model.lie, fields, pages, random) : sayHonestly(model, truth, fields, pages, random);
    return {
      document_type: model.lie ? 'other' : random() < model.right ? truth.document_type : anotherKind(truth, random),
      facts: said.filter(({ name }) => factNames.has(name)),
      items: [],
      others: said
        .filter(({ name }) => !factNames.has(name))
        .map(({ name, ...rest }) => ({ label: name.replaceAll('_', ' '), ...rest })),
    };
  };

/** The pages as the question shows them. */
const pagesOf = (text: string): PrintedPage[] =>
  [...text.matchAll(/=== page (\d+) ===\n([\s\S]*?)(?=\n=== page |\n<\/data>|$)/g)].map(([, number, printed = '']) => ({
    number: Number(number),
    lines: printed.split('\n'),
  }));

function sayHonestly(
  { right, quoting }: SimulatedModel,
  truth: Truth,
  fields: readonly (readonly [string, string])[],
  pages: readonly PrintedPage[],
  random: () => number,
): Said[] {
  const others = Object.fromEntries(fields);
  const absent = (truth.absent ?? [])
    .filter(() => random() > right)
    .map((name) => [name, fields[0]?.[1] ?? ''] as const);
  return [...fields, ...absent].flatMap(([name, value], index): Said[] => {
    const isRight = index < fields.length && random() < right;
    const told = isRight ? { value, at: findPrinted(pages, value) } : missNearly(name, value, others, pages, random);
    if (told === undefined) return [];
    // A value that the model sees in the picture and the recogniser misread is quoted as seen.
    const quote = told.at ? quoteAs(quoting, told.at, random) : told.value;
    return [{ name, value: told.value, quote, page: told.at?.page ?? pages[0]?.number ?? 1 }];
  });
}

function lie(
  how: 'swap' | 'invent',
  fields: readonly (readonly [string, string])[],
  pages: readonly PrintedPage[],
  random: () => number,
): Said[] {
  return fields.map(([name, told], index) => {
    const value = how === 'swap' ? fields[(index + 1) % fields.length]![1] : `Zq${index}7 Invented ${1000 + index}`;
    // With the words about it, with those about what it stands for, or with none.
    const at = pick([findPrinted(pages, value), findPrinted(pages, told), undefined], random);
    return { name, value, quote: at ? quoteAs('exact', at, random) : value, page: at?.page ?? 1 };
  });
}

/** Kinds that are taken for each other. */
const alike: readonly (readonly DocumentType[])[] = [
  ['passport', 'id_card', 'drivers_license', 'visa', 'residence_permit'],
  ['invoice', 'receipt', 'utility_bill', 'bank_statement', 'letter'],
  ['pay_stub', 'tax_form_w2', 'tax_form_1099', 'tax_form_w9', 'tax_return'],
  ['employment_letter', 'offer_letter', 'recommendation_letter', 'letter', 'resume'],
  ['lease', 'insurance_policy', 'application_form', 'vehicle_registration'],
];

function anotherKind({ document_type }: Truth, random: () => number): string {
  const others = alike.find((kinds) => kinds.some((kind) => kind === document_type)) ?? documentTypes;
  return (
    pick(
      others.filter((kind) => kind !== document_type),
      random,
    ) ?? 'other'
  );
}
