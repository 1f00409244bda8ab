// Describes the use of a model to a person, in words of the contract.
import { droppedNotice, type ModelUse, modelNotice } from '@oneform/contract';
import type { StoredModelUse } from '../../db/schema.ts';

export const toModelUse = ({ provider, name, host, answered, failure, dropped = 0 }: StoredModelUse): ModelUse => ({
  provider,
  name,
  host,
  answered,
  notice:
    [
      ...(failure === null ? [] : [modelNotice(name, failure, answered)]),
      ...(dropped === 0 ? [] : [droppedNotice(name, dropped)]),
    ].join(' ') || null,
});
