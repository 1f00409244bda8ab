// The three steps of a document with their results and times.
import { labelFromName, machineReadingKinds, type ProcessingDetails } from '@oneform/contract';
import type { MachineReading } from '@oneform/engine';
import { toModelUse } from '../models/to-model-use.ts';
import type { DocumentResults, DocumentRow } from './store.ts';
import { toErrorMessage, toProgress } from './to-document.ts';

const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

export function toProcessingDetails(
  row: DocumentRow,
  results: DocumentResults | undefined,
  held: number,
): ProcessingDetails {
  const understood = results?.understood;
  return {
    processing_status: row.status,
    current_step: row.status === 'processing' ? row.step : null,
    steps: {
      categorization: {
        completed: Boolean(results?.categorisedAt),
        completed_at: iso(results?.categorisedAt),
        document_type: row.documentType,
      },
      extraction: {
        completed: Boolean(results?.extractedAt),
        completed_at: iso(results?.extractedAt),
        result_summary: understood
          ? {
              display_name: row.displayName,
              structured_data_keys: [...new Set(understood.facts.map(({ name }) => name))],
              additional_fields_count: understood.additionalFields.length,
            }
          : null,
      },
      parsing: {
        completed: Boolean(results?.parsedAt),
        completed_at: iso(results?.parsedAt),
        result_summary: results?.parsing ?? null,
      },
    },
    uploaded_at: row.uploadedAt.toISOString(),
    processing_started_at: iso(row.startedAt),
    processing_completed_at: iso(row.completedAt),
    error_message: toErrorMessage(row),
    progress: toProgress(row),
    credits: row.credits,
    credits_held: held,
    engine: understood ? engineWords(understood.engine, results?.model?.name) : null,
    model: results?.model ? toModelUse(results.model) : null,
    machine_readings: onceEach(understood?.machineReadings ?? []).map(toMachineReading),
  };
}

/** An address printed on each page is told with the first. */
function onceEach(readings: readonly MachineReading[]): MachineReading[] {
  return readings.filter(
    ({ kind, raw }, index) => readings.findIndex((other) => other.kind === kind && other.raw === raw) === index,
  );
}

function toMachineReading({
  kind,
  page,
  isProved,
  facts,
  raw,
}: MachineReading): ProcessingDetails['machine_readings'][number] {
  return {
    kind,
    label: machineReadingKinds[kind],
    page: page ?? null,
    proved: isProved,
    facts: facts.map(({ name, value }) => ({ label: labelFromName(name), value })),
    text: facts.length === 0 ? raw : '',
  };
}

const engineWords = (engine: 'rules' | 'rules+model', model: string | undefined) =>
  engine === 'rules' ? 'OneForm’s rules' : `OneForm’s rules and ${model ?? 'a model'}`;
