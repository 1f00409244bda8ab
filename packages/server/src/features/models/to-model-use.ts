// What a person is told about a model that was asked, in words of the contract.
import { type ModelUse, modelNotice } from '@oneform/contract';
import type { StoredModelUse } from '../../db/schema.ts';

export const toModelUse = ({ provider, name, host, answered, failure }: StoredModelUse): ModelUse => ({
  provider,
  name,
  host,
  answered,
  notice: failure === null ? null : modelNotice(name, failure, answered),
});
