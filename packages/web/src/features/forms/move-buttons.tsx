// Moves a value over the page in small steps, for those who do not drag.
import type { FormField } from '@oneform/contract';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { t } from './messages.ts';
import type { Direction } from './places.ts';
import type { Workplace } from './use-workplace.ts';

const buttons = [
  { direction: 'ArrowLeft', label: t.moveButtons.moveLeft, Icon: ArrowLeft },
  { direction: 'ArrowRight', label: t.moveButtons.moveRight, Icon: ArrowRight },
  { direction: 'ArrowUp', label: t.moveButtons.moveUp, Icon: ArrowUp },
  { direction: 'ArrowDown', label: t.moveButtons.moveDown, Icon: ArrowDown },
] as const satisfies readonly { readonly direction: Direction; readonly label: string; readonly Icon: unknown }[];

export function MoveButtons({ field, work }: { readonly field: FormField; readonly work: Workplace }) {
  return (
    <fieldset aria-label={t.moveButtons.move(field.label)} className="mt-1 flex items-center gap-0.5 pl-6">
      {buttons.map(({ direction, label, Icon }) => (
        <IconButton
          key={direction}
          size="sm"
          label={label}
          icon={<Icon />}
          onClick={() => work.push(field, direction)}
        />
      ))}
      <span className="ml-1 text-ink-3 text-xs">{t.moveButtons.orDrag}</span>
    </fieldset>
  );
}
