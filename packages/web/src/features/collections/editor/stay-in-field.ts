// Keeps the focus in a field whose pressed button goes away with what it decided.

/** For the click handler of such a button. */
export function stayInField({ currentTarget }: { readonly currentTarget: Element }): void {
  const field = currentTarget.closest('[data-field]');
  // The button's effect is drawn by then.
  requestAnimationFrame(() =>
    field
      ?.querySelector<HTMLElement>('input:not(:disabled), textarea, [aria-pressed], button')
      ?.focus({ preventScroll: true }),
  );
}
