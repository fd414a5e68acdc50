import { chakra } from '@portal/shared/ui';
import { FileText, IdCard } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';

const middle = 66;
const around = 2 * Math.PI * 50;

/** What is there has the colour of the track; what comes first is teal, or amber where the agent must act. */
const Drawing = chakra('svg', {
  base: {
    fill: 'none',
    strokeWidth: '2',
    '& [data-track]': { stroke: 'chart.track', strokeWidth: '18' },
    '& [data-line]': { stroke: 'chart.track', strokeWidth: '4' },
    '& [data-dashes]': { stroke: 'border.control', strokeWidth: '1.5', strokeDasharray: '2 5' },
    '& [data-place]': { fill: 'bg.surface', stroke: 'border.control' },
    '& [data-hub]': { fill: 'fg.default' },
    '& [data-icon]': { color: 'fg.subtle', strokeWidth: '1.75' },
    '@media (forced-colors: active)': { '& *': { stroke: 'CanvasText' } },
  },
});
/** It comes after the words, once. */
const First = chakra('g', {
  base: {
    color: 'brand.solid',
    '& [data-plus]': { stroke: 'brand.on', strokeLinecap: 'round' },
    '& [data-mark]': { fill: 'bg.surface' },
    '&[data-first=new]': {
      transition: 'opacity 240ms {easings.out}, transform 240ms {easings.out}',
      _starting: { opacity: 0, transform: 'translateY(4px)' },
    },
  },
  variants: { mustAct: { true: { color: 'accent.solid' } } },
});

/** Returns the point of a circle around the middle, clockwise from the top; `turn` 1 is a whole turn. */
function pointAt(turn: number, radius: number) {
  const angle = 2 * Math.PI * turn;
  return { cx: middle + radius * Math.sin(angle), cy: middle - radius * Math.cos(angle) };
}

interface RingPartProps {
  /** Where it begins, clockwise from the top, and how much of the ring it is; 1 is the whole. */
  readonly from: number;
  readonly share: number;
}

/** Part of the ring. */
const RingPart = ({ from, share }: RingPartProps) => (
  <circle
    cx={middle}
    cy={middle}
    r={50}
    strokeDasharray={`${share * around} ${around}`}
    transform={`rotate(${from * 360 - 90} ${middle} ${middle})`}
  />
);

interface PlacesProps {
  readonly count: number;
  /** Of the circle that they lie on. */
  readonly radius: number;
  /** Of each. */
  readonly size: number;
}

/** The places after the first, on a circle. */
const Places = ({ count, radius, size }: PlacesProps) =>
  Array.from({ length: count - 1 }, (_, index) => (index + 1) / count).map((turn) => (
    <circle key={turn} data-place="" {...pointAt(turn, radius)} r={size} />
  ));

/** The first place, which has a plus. */
const FirstPlace = ({ radius, size }: Omit<PlacesProps, 'count'>) => (
  <>
    <circle {...pointAt(0, radius)} r={size} fill="currentColor" />
    <path data-plus="" d={`M${middle - 4} ${middle - radius}h8m-4-4v8`} />
  </>
);

const places = { radius: 44, size: 13 };
const steps = { radius: 50, size: 10 };

interface Parts {
  readonly rest: ReactNode;
  /** Absent where nothing is first. */
  readonly first?: ReactNode;
  readonly mustAct?: true;
}

const drawings = {
  places: {
    rest: (
      <>
        <circle data-dashes="" cx={middle} cy={middle} r={places.radius} />
        <Places count={6} {...places} />
      </>
    ),
    first: <FirstPlace {...places} />,
  },
  segment: {
    rest: (
      <g data-track="">
        <RingPart from={0} share={1} />
      </g>
    ),
    first: (
      <>
        <g stroke="currentColor" strokeWidth="18">
          <RingPart from={0} share={0.16} />
        </g>
        <circle data-mark="" {...pointAt(0.08, 50)} r={3.4} />
      </>
    ),
  },
  gap: {
    rest: (
      <>
        <g data-track="">
          <RingPart from={1 / 12} share={5 / 6} />
        </g>
        <IdCard data-icon="" x={52} y={52} size={28} />
      </>
    ),
    first: (
      <g stroke="currentColor" strokeWidth="18">
        <RingPart from={-0.0175} share={0.035} />
      </g>
    ),
    mustAct: true,
  },
  steps: {
    rest: (
      <>
        <g data-line="">
          <RingPart from={0} share={1} />
        </g>
        <Places count={4} {...steps} />
        <FileText data-icon="" x={52} y={52} size={28} />
      </>
    ),
    first: <FirstPlace {...steps} />,
  },
  gauge: {
    rest: (
      <g transform="translate(0 22)">
        <g data-track="">
          {[-2, -1, 0, 1, 2].map((step) => (
            <RingPart key={step} from={step / 10 - 0.0445} share={0.089} />
          ))}
        </g>
        <path data-dashes="" d="M66 66V30" />
        <circle data-hub="" cx={middle} cy={middle} r={5} />
      </g>
    ),
  },
} satisfies Readonly<Record<string, Parts>>;

/** Name of a drawing. */
export type DrawingName = keyof typeof drawings;

/** The drawings that were on screen since the page was loaded. */
const seen = new Set<DrawingName>();

/** One of the drawings. Its coloured part fades in when it is on screen for the first time. */
export function NothingDrawing({ name }: { readonly name: DrawingName }) {
  const { rest, first, mustAct }: Parts = drawings[name];
  const [isNew] = useState(() => !seen.has(name));
  useEffect(() => void seen.add(name), [name]);
  return (
    <Drawing viewBox="0 0 132 132" aria-hidden focusable="false">
      {rest}
      {first === undefined ? null : (
        <First data-first={isNew ? 'new' : 'seen'} mustAct={mustAct}>
          {first}
        </First>
      )}
    </Drawing>
  );
}
