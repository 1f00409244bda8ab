// Moves a value over the page in small steps, for those who do not drag.
import type { FormField } from '@oneform/contract';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import type { Direction } from './places.ts';
import type { Workplace } from './use-workplace.ts';

const buttons = [
  { direction: 'ArrowLeft', label: 'Move left', Icon: ArrowLeft },
  { direction: 'ArrowRight', label: 'Move right', Icon: ArrowRight },
  { direction: 'ArrowUp', label: 'Move up', Icon: ArrowUp },
  { direction: 'ArrowDown', label: 'Move down', Icon: ArrowDown },
] as const satisfies readonly { readonly direction: Direction; readonly label: string; readonly Icon: unknown }[];

export function MoveButtons({ field, work }: { readonly field: FormField; readonly work: Workplace }) {
  return (
    <fieldset aria-label={`Move ${field.label}`} className="mt-1 flex items-center gap-0.5 pl-6">
      {buttons.map(({ direction, label, Icon }) => (
        <IconButton
          key={direction}
          size="sm"
          label={label}
          icon={<Icon />}
          onClick={() => work.push(field, direction)}
        />
      ))}
      <span className="ml-1 text-ink-3 text-xs">or drag it on the page</span>
    </fieldset>
  );
}
