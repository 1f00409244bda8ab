// The bars of the usage chart; alone in its file because the chart library is loaded only where it is shown.
import type { DailyUsage } from '@oneform/contract';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDay } from '#lib/format.ts';
import { formatNumber } from '#lib/numbers.ts';
import { t } from './messages.ts';

const shortDay = (day: string) => formatDay(day, { month: 'short', day: 'numeric' });
const fullDay = (day: string) => formatDay(day, { dateStyle: 'full' });
const axis = { tickLine: false, tick: { fill: 'var(--ink-3)', fontSize: 12 } } as const;

interface PointProps {
  readonly active?: boolean;
  readonly payload?: readonly { readonly payload: DailyUsage }[];
}

function Point({ active, payload }: PointProps) {
  const day = payload?.[0]?.payload;
  if (!active || !day) return null;
  return (
    <div className="rounded-md bg-raised px-3 py-2 text-sm shadow-float">
      <p className="text-ink-2">{fullDay(day.date)}</p>
      <p className="font-medium tabular-nums">{t.usageBars.creditsUsed(formatNumber(day.credits))}</p>
    </div>
  );
}

export default function UsageBars({
  days,
  animated,
}: {
  readonly days: readonly DailyUsage[];
  readonly animated: boolean;
}) {
  return (
    <ResponsiveContainer width="100%" height={220}>
      <BarChart data={[...days]} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="date" tickFormatter={shortDay} minTickGap={32} axisLine={{ stroke: 'var(--line)' }} {...axis} />
        <YAxis allowDecimals={false} width={36} axisLine={false} {...axis} />
        <Tooltip cursor={{ fill: 'var(--hover)' }} content={<Point />} isAnimationActive={false} />
        <Bar
          dataKey="credits"
          fill="var(--accent)"
          radius={[2, 2, 0, 0]}
          maxBarSize={24}
          isAnimationActive={animated}
          animationDuration={120}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
