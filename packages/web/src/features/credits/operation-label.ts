// Names of operations in the usage history.
import { t } from './messages.ts';

const labels: Readonly<Record<string, string>> = {
  map_fields: t.operationLabel.fieldMapping,
  clarify_fields: t.operationLabel.fieldClarification,
  document_processing: t.operationLabel.documentProcessing,
};

export const operationLabel = (type: string): string => labels[type] ?? type.replace('_', ' ');
