// A short text on hover and focus. It is drawn by one `TooltipLayer` for the whole app, so that hundreds of marks cost nothing.
import { cloneElement, type ReactElement } from 'react';

export interface TooltipProps {
  /** Never the only place where something is said: screen readers get the element's own label. */
  readonly content: string;
  /** One element that takes `data-` attributes. */
  readonly children: ReactElement<{ readonly 'data-tooltip'?: string }>;
}

export function Tooltip({ content, children }: TooltipProps) {
  return cloneElement(children, { 'data-tooltip': content });
}
