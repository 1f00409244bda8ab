// Names of operations in the usage history.

const labels: Readonly<Record<string, string>> = {
  map_fields: 'Field Mapping',
  clarify_fields: 'Field Clarification',
  document_processing: 'Document Processing',
};

export const operationLabel = (type: string): string => labels[type] ?? type.replace('_', ' ');
