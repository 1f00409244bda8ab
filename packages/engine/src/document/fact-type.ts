// Kind of value that a fact has.

export type FactType =
  | 'string'
  | 'name'
  | 'date'
  | 'money'
  | 'number'
  | 'phone'
  | 'email'
  | 'url'
  | 'address'
  | 'country'
  | 'code'
  | 'boolean'
  | 'list';
