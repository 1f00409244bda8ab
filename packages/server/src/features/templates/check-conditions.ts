// Checks that the conditions of fields and sections name questions of the template, and answers that those can have.
import type { AskedWhen, FieldDefinition, Section } from '@oneform/contract';

interface Fault {
  /** Section and fields. */
  readonly place: readonly string[];
  readonly message: string;
}

export function checkConditions(sections: readonly Section[]): Fault[] {
  const faultsOf = (place: readonly string[], conditions: readonly AskedWhen[] = [], beside: Fields = []): Fault[] =>
    conditions.flatMap((condition) => {
      const message = checkCondition(condition, findQuestion(sections, condition.field, beside));
      return message === undefined ? [] : [{ place, message }];
    });
  const inside = (place: readonly string[], fields: Fields): Fault[] =>
    fields.flatMap((field) => {
      const here = [...place, field.name];
      return [
        ...faultsOf(here, field.asked_when, fields),
        ...inside(here, field.properties ?? []),
        ...inside(here, field.items ?? []),
      ];
    });
  return sections.flatMap(({ name, asked_when, fields }) => [
    ...faultsOf([name], asked_when),
    ...inside([name], fields),
  ]);
}

type Fields = readonly FieldDefinition[];

function findQuestion(sections: readonly Section[], path: string, beside: Fields): FieldDefinition | undefined {
  const [first, ...keys] = path.split('.');
  if (keys.length === 0) return beside.find(({ name }) => name === first);
  let fields: Fields | undefined = sections.find(({ name }) => name === first)?.fields;
  let field: FieldDefinition | undefined;
  for (const key of keys) {
    field = fields?.find(({ name }) => name === key);
    fields = field?.properties;
  }
  return field;
}

function checkCondition({ field, is, is_not }: AskedWhen, question: FieldDefinition | undefined): string | undefined {
  if (question === undefined) return `asked_when: no field "${field}"`;
  if ((is === undefined) === (is_not === undefined)) return 'asked_when: one of is and is_not must be given';
  const wrong = (is ?? is_not)!.find((answer) => !isAnswerTo(question, answer));
  return wrong === undefined ? undefined : `asked_when: "${field}" cannot be "${wrong}"`;
}

function isAnswerTo({ type, options }: FieldDefinition, answer: string | boolean): boolean {
  if (type === 'boolean') return typeof answer === 'boolean';
  return typeof answer === 'string' && (type === 'string' || (type === 'select' && options?.includes(answer) === true));
}
