// Small pieces of popup and panel, in plain DOM: text is always text, never markup.

type Child = Node | string | null | undefined | false;

export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  { on = {}, ...attributes }: { on?: Record<string, (event: Event) => void>; [attribute: string]: unknown } = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(attribute, value === true ? '' : String(value));
  for (const [event, listener] of Object.entries(on)) made.addEventListener(event, listener);
  made.append(...children.filter((child): child is Node | string => Boolean(child)));
  return made;
}

/** A button that is busy while it does what it says; a fault is handed to `fail`. */
export function button(
  words: string,
  act: () => Promise<unknown> | unknown,
  { fail, class: look = '', ...attributes }: { fail: (fault: Error) => void; class?: string; [name: string]: unknown },
): HTMLButtonElement {
  const made = element(
    'button',
    {
      type: 'button',
      class: look,
      ...attributes,
      on: {
        click: () => {
          made.disabled = true;
          Promise.resolve()
            .then(act)
            .catch(fail)
            .finally(() => {
              made.disabled = false;
            });
        },
      },
    },
    words,
  );
  return made;
}

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
