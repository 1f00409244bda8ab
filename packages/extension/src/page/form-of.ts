// The form that a control is sent with, also where the control stands elsewhere on the page.
export const formOf = (element: Element): HTMLFormElement | null =>
  'form' in element && element.form instanceof Object ? (element.form as HTMLFormElement) : element.closest('form');
