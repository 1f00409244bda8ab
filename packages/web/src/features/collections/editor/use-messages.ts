// A field's messages, worked out 300 ms after the last change.

import { type DataValue, type FieldDefinition, isEmptyValue, validateField } from '@oneform/contract';
import { useMemo } from 'react';
import { translate } from '#lib/language.ts';
import { useDebouncedValue } from '#lib/use-debounced.ts';

const VALIDATION_MS = 300;

export interface Messages {
  readonly errors: readonly string[];
  /** Checked since it was changed, filled, and nothing wrong. */
  readonly isValid: boolean;
}

export function useMessages(field: FieldDefinition, value: DataValue | undefined, isTouched: boolean): Messages {
  const settled = useDebouncedValue(value, VALIDATION_MS);
  const errors = useMemo(() => validateField(field, settled).map(translate), [field, settled]);
  return { errors, isValid: isTouched && settled === value && errors.length === 0 && !isEmptyValue(settled) };
}
