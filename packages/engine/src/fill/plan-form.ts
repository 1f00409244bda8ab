// Plans the value for each slot of a form, and the report about it.
import { type FillOutcome, outcomeOf } from '@oneform/contract';
import type { Page } from '#document/read-document.ts';
import type { FormBlanks } from './blanks/find-form-blanks.ts';
import type { FillChoice, FilledField, FilledForm, FillValues } from './fill-result.ts';
import { printOf } from './form/form-print.ts';
import type { FormSlot } from './form/form-slot.ts';
import { type FormLocale, localeOf } from './language/form-locale.ts';
import { fillByMap } from './maps/fill-by-map.ts';
import type { FormMap } from './maps/form-map.ts';
import { findMap } from './maps/known-maps.ts';
import { findUnits, type LabelledSlot } from './match/find-units.ts';
import { labelSlots } from './match/label-slots.ts';
import { matchSlots } from './match/match-slots.ts';
import { recallForm } from './match/recall-form.ts';
import { setFloors } from './match/set-floors.ts';
import { suggestLike } from './match/suggest-like.ts';
import { listOffers } from './offers/list-offers.ts';
import { asksForCapitals, inCapitals } from './write/capitals.ts';
import { usualDateFormat } from './write/date-text.ts';
import { isPlace, type Moves } from './write/move-blanks.ts';
import { planFields } from './write/plan-fields.ts';
import type { PlanContext, PlannedField } from './write/planned-field.ts';
import { splitValues } from './write/split-values.ts';

/** Values for the slots, and the report about the form. */
export interface FormPlan {
  readonly locale: FormLocale;
  readonly planned: readonly PlannedField[];
  readonly moves: Moves;
  /** By the name of the slot. */
  readonly asks: ReadonlyMap<string, string>;
  readonly print: string;
  readonly savedForm?: string;
}

export function planSlots(
  slots: readonly FormSlot[],
  pages: readonly Page[],
  values: FillValues,
  rules?: FormBlanks['rules'],
): FormPlan {
  const text = pages.map((page) => page.text).join('\n');
  const labelled = labelSlots(slots, pages, rules);
  const print = printOf(pages);
  const recalled = recallForm(
    labelled.map(({ asked }) => asked),
    print,
    values,
  );
  const said = join(recalled?.choices ?? [], values.choices ?? []);
  const map = values.map === undefined ? findMap(print) : values.map;
  const locale = localeOf(text, map);
  const offers = listOffers(values, locale.languages);
  const units = findUnits(labelled, offers);
  const asked = units.map((unit) => unit.asked);
  const context = {
    offers,
    locale,
    usualDate: usualDateFormat(asked, text, locale),
    choices: new Map([...said].filter(([, { path, text: own }]) => path !== undefined || own !== undefined)),
  };
  const matches = setFloors(splitValues(suggestLike(matchSlots(asked, offers), offers), offers));
  const matched = planFields(units, matches, context);
  const planned = map === null || map === undefined ? matched : byMap(map, matched, labelled, context);
  const moves = [...said].flatMap(([name, { box }]) =>
    box !== undefined && isPlace(box) ? [[name, box] as const] : [],
  );
  return {
    planned: asksForCapitals(text) ? planned.map(inCapitals) : planned,
    locale,
    moves: new Map(moves),
    asks: new Map(labelled.map(({ asked: { slot, label } }) => [slot.name, label])),
    print,
    ...(recalled === undefined ? {} : { savedForm: recalled.id }),
  };
}

/** Applies the person's choices, then the map; places that neither knows get no more than a suggestion. */
function byMap(
  map: FormMap,
  matched: readonly PlannedField[],
  labelled: readonly LabelledSlot[],
  context: PlanContext,
): PlannedField[] {
  const mapped = fillByMap(
    labelled.map(({ asked }) => asked),
    map,
    context,
  );
  return matched.map((field) => {
    if (context.choices.has(field.slot.name)) return field;
    const known = mapped.get(field.slot.name);
    if (known !== undefined) return known;
    if (field.write === undefined) return field;
    const { write: _, isUnasked: __, ...left } = field;
    return { ...left, reason: 'not_sure', isUnsure: true };
  });
}

/** Joins earlier and present choices: the present ones take precedence, for the value and the place separately. */
function join(earlier: readonly FillChoice[], now: readonly FillChoice[]): Map<string, FillChoice> {
  const said = new Map(earlier.map((choice) => [choice.name, choice]));
  for (const choice of now) {
    const before = said.get(choice.name);
    const isAnswer = choice.path !== undefined || choice.text !== undefined;
    const box = choice.box ?? before?.box;
    said.set(choice.name, { ...(isAnswer ? choice : { ...before, ...choice }), ...(box === undefined ? {} : { box }) });
  }
  return said;
}

type Report = Pick<FilledForm, 'fields' | 'asIntended' | 'toCheck' | 'leftBlank' | 'print' | 'savedForm'>;

export function report(checked: readonly Omit<FilledField, 'asks'>[], { asks, print, savedForm }: FormPlan): Report {
  const outcomes = checked.map(outcomeOf);
  const count = (wanted: FillOutcome) => outcomes.filter((outcome) => outcome === wanted).length;
  return {
    fields: checked.map((field) => ({ ...field, asks: asks.get(field.name) ?? '' })),
    asIntended: count('as_intended'),
    toCheck: count('to_check'),
    leftBlank: count('left_blank'),
    print,
    ...(savedForm === undefined ? {} : { savedForm }),
  };
}
