// What kind of value a fact has.

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
