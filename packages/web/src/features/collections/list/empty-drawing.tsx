// Papers that become one form: the drawing of the empty dashboard.

export function EmptyDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 120" fill="none" className="h-28 w-56">
      <g className="fill-surface stroke-control" strokeWidth="1.5">
        <rect x="14" y="26" width="52" height="68" rx="5" transform="rotate(-9 40 60)" />
        <rect x="36" y="24" width="52" height="68" rx="5" transform="rotate(5 62 58)" />
      </g>
      <g className="stroke-line" strokeWidth="3" strokeLinecap="round" transform="rotate(5 62 58)">
        <path d="M46 40h18M46 50h32M46 60h28M46 70h20" />
      </g>
      <g className="stroke-control" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M104 60h28" strokeDasharray="1 5" />
        <path d="m128 55 6 5-6 5" />
      </g>
      <rect x="150" y="14" width="74" height="92" rx="6" className="fill-surface stroke-accent" strokeWidth="1.5" />
      <g className="stroke-line" strokeWidth="3" strokeLinecap="round">
        <path d="M162 30h22M162 52h22M162 74h22" />
      </g>
      <g className="fill-accent-soft stroke-accent" strokeWidth="1.25">
        <rect x="162" y="35" width="42" height="9" rx="2.5" />
        <rect x="162" y="57" width="42" height="9" rx="2.5" />
      </g>
      <rect x="162" y="79" width="42" height="9" rx="2.5" className="stroke-control" strokeWidth="1.25" />
      <g className="stroke-green" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="m209 39 2.2 2.2 4-4.4" />
        <path d="m209 61 2.2 2.2 4-4.4" />
      </g>
    </svg>
  );
}
