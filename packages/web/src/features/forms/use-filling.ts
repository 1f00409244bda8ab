// A form on its way through: filled, decided upon, filled again, or given up.
import type { FillSettings, FormReport, FurtherCollection } from '@oneform/contract';
import { useEffect, useRef, useState } from 'react';
import { combineAll, type Decision, type Decisions } from './decisions.ts';
import type { FillProgress } from './fill-form.ts';
import { type FormToFill, useFillForm } from './fill-form.ts';
import { saveForm } from './save-form.ts';

const none: Decisions = new Map();
const nobody: readonly FurtherCollection[] = [];

/** The finished form and all that it was filled from. */
interface Filled {
  readonly report: FormReport;
  readonly decisions: Decisions;
  readonly further: readonly FurtherCollection[];
}

export function useFilling(collectionId: string) {
  const fill = useFillForm(collectionId);
  const [file, setFile] = useState<File>();
  /** Stays while the form is filled again. */
  const [filled, setFilled] = useState<Filled>();
  /** Decisions that the form does not hold yet. */
  const [pending, setPending] = useState(none);
  const [further, setFurther] = useState(nobody);
  const [progress, setProgress] = useState<FillProgress>();
  const [settings, setSettings] = useState<FillSettings>({});
  const [isSaving, setIsSaving] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = (form: Omit<FormToFill, 'signal' | 'onProgress'>, onSuccess: (report: FormReport) => void) => {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    setProgress(undefined);
    setIsSaving(form.makeFillable === true || form.settings?.flat === true);
    const onProgress = (told: FillProgress) => !signal.aborted && setProgress(told);
    fill.mutate({ ...form, signal, onProgress }, { onSuccess: (report) => !signal.aborted && onSuccess(report) });
  };
  const cancel = () => {
    running.current?.abort();
    fill.reset();
  };
  const forget = () => {
    cancel();
    setFile(undefined);
    setFilled(undefined);
    setPending(none);
  };
  const fillFirst = (given: File, settled: FillSettings) => {
    setSettings(settled);
    run({ file: given, choices: [], further, settings: settled }, (report) =>
      setFilled({ report, decisions: none, further }),
    );
  };
  const start = (given: File) => {
    forget();
    setFile(given);
    fillFirst(given, {});
  };
  /** The person was told that the form's signature is lost. */
  const fillAnyway = () => file && fillFirst(file, { ...settings, break_signature: true });
  const choicesOf = (decisions: Decisions) => [...decisions.values()].map(({ choice }) => choice);
  const fillAgain = () => {
    if (!file || !filled) return;
    const decisions = combineAll(filled.decisions, pending);
    run({ file, choices: choicesOf(decisions), further, settings }, (report) => {
      setFilled({ report, decisions, further });
      setPending(none);
    });
  };
  const saveOtherwise = (otherwise: Pick<FormToFill, 'makeFillable' | 'settings'>) => {
    if (!file || !filled) return;
    const { decisions, further: others } = filled;
    run({ file, choices: choicesOf(decisions), further: others, settings, ...otherwise }, saveForm);
  };
  /** As it stands, with fields in the places of its lines and boxes. */
  const saveFillable = () => saveOtherwise({ makeFillable: true });
  /** As it stands, without fields. */
  const saveFlat = () => saveOtherwise({ settings: { ...settings, flat: true } });
  const decide = (name: string, decision: Decision | undefined) => {
    const next = new Map(pending);
    if (decision === undefined) next.delete(name);
    else next.set(name, decision);
    setPending(next);
  };
  const changes = pending.size + (filled !== undefined && filled.further !== further ? 1 : 0);

  return {
    ...{ file, filled, pending, changes, further, setFurther, progress, error: fill.error },
    isFilling: fill.isPending && !isSaving,
    isSaving: fill.isPending && isSaving,
    ...{ start, fillAnyway, cancel, forget, fillAgain, saveFillable, saveFlat, decide },
  };
}

export type Filling = ReturnType<typeof useFilling>;
