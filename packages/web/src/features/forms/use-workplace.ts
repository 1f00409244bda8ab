// The field that is looked at, what is decided about it, and the walk from one to the next: doubtful ones first.
import type { FormField, FormReport } from '@oneform/contract';
import { useMemo, useState } from 'react';
import { useKeys } from '#lib/use-keys.ts';
import { accept, combine, type Decision, type Decisions, leaveBlank, moveTo } from './decisions.ts';
import { type CollectionValue, listValues } from './list-values.ts';
import { t } from './messages.ts';
import { type Box, type Direction, nudge } from './places.ts';
import { type SortedFields, sortFields } from './sort-fields.ts';
import type { JoinedSource } from './use-form-source.ts';

export interface WorkplaceProps {
  readonly report: FormReport;
  readonly source: JoinedSource;
  readonly decisions: Decisions;
  readonly onDecide: (name: string, decision: Decision | undefined) => void;
}

export const canChange = ({ kind, reason }: FormField): boolean => kind !== 'signature' && reason !== 'read_only';
export const canAccept = (field: FormField, decision: Decision | undefined): boolean =>
  field.status === 'unsure' && field.value !== '' && field.reason !== 'no_choice' && decision === undefined;

export function useWorkplace({ report, source, decisions, onDecide }: WorkplaceProps) {
  const sorted = useMemo(() => sortFields(report.fields), [report.fields]);
  const walk = useMemo(() => [...sorted.look, ...sorted.written, ...sorted.blank], [sorted]);
  const values: readonly CollectionValue[] = useMemo(() => listValues(source), [source]);
  const [wanted, setWanted] = useState<string>();
  const [isEditing, setIsEditing] = useState(false);
  const [kind, setKind] = useState<keyof SortedFields>(sorted.look.length > 0 ? 'look' : 'written');
  const [said, setSaid] = useState('');
  const [shownPage, setPage] = useState<number>();
  const active = walk.find(({ name }) => name === wanted) ?? sorted.look[0];
  const kindOf = (name: string): keyof SortedFields =>
    (Object.keys(sorted) as (keyof SortedFields)[]).find((one) => sorted[one].some((field) => field.name === name)) ??
    'look';

  const look = (name: string, edit = false) => {
    setWanted(name);
    setKind(kindOf(name));
    const field = walk.find((one) => one.name === name);
    if (field) setPage(field.page);
    setIsEditing(edit && field !== undefined && canChange(field));
  };
  const move = (step: 1 | -1) => {
    const at = walk.findIndex(({ name }) => name === active?.name);
    const next = walk[wanted === undefined && at === -1 ? 0 : (at + step + walk.length) % walk.length];
    if (next) look(next.name);
  };
  /** Goes on to the next one that is still open. */
  const settle = (field: FormField, decision: Decision) => {
    onDecide(field.name, combine(decisions.get(field.name), decision));
    setIsEditing(false);
    const open = sorted.look.filter(({ name }) => name !== field.name && !decisions.has(name));
    const at = sorted.look.findIndex(({ name }) => name === field.name);
    const next = at === -1 ? undefined : (open.find((one) => sorted.look.indexOf(one) > at) ?? open[0]);
    setSaid(`${field.label}: ${decision.shown === '' ? t.useWorkplace.leftBlank : decision.shown}.`);
    setWanted(next?.name ?? field.name);
    if (next) setPage(next.page);
  };
  const undo = (field: FormField) => {
    onDecide(field.name, undefined);
    setSaid(t.useWorkplace.undone(field.label));
  };
  /** Fields of the file have their place from whoever made the form. */
  const canMove = (field: FormField) =>
    report.places === 'blanks' &&
    (decisions.get(field.name)?.shown ?? (field.status === 'unsure' ? '' : field.value)) !== '';
  const boxOf = (field: FormField): Box => decisions.get(field.name)?.choice.box ?? field.box;
  const place = (field: FormField, box: Box) =>
    onDecide(field.name, combine(decisions.get(field.name), moveTo(field, box)));
  const push = (field: FormField, direction: Direction) => {
    const page = report.pages[field.page - 1];
    if (page && canMove(field)) place(field, nudge(boxOf(field), direction, page));
  };

  const isOpen = active !== undefined && canChange(active);
  useKeys(!isEditing, {
    j: () => move(1),
    arrowdown: () => move(1),
    arrowup: () => move(-1),
    u: active && canAccept(active, decisions.get(active.name)) ? () => settle(active, accept(active)) : undefined,
    e: isOpen ? () => setIsEditing(true) : undefined,
    b: isOpen ? () => settle(active, leaveBlank(active)) : undefined,
    z: active && decisions.has(active.name) ? () => undo(active) : undefined,
  });

  return {
    /** 1-based. */
    page: Math.min(shownPage ?? active?.page ?? 1, report.pages.length),
    setPage,
    ...{ report, source, decisions, sorted, values, active, isEditing, setIsEditing, kind, setKind, said },
    /** By the person, rather than by what comes first. */
    isLed: wanted !== undefined,
    ...{ look, move, settle, undo, canMove, boxOf, place, push },
  };
}

export type Workplace = ReturnType<typeof useWorkplace>;
