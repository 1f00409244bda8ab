// What an operation of the usage history is called.

const labels: Readonly<Record<string, string>> = {
  map_fields: 'Field Mapping',
  clarify_fields: 'Field Clarification',
  document_processing: 'Document Processing',
};

export const operationLabel = (type: string): string => labels[type] ?? type.replace('_', ' ');
