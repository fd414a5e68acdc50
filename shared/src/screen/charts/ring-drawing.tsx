import { chakra } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import type { ClassMark } from './asset-class-mark.ts';
import { Mark } from './mark.tsx';
import { type Arc, ringArcs } from './ring-geometry.ts';

/** A part of the ring. Shares are inexact: only to draw them. */
interface RingPart extends ClassMark {
  readonly label: string;
  readonly share: number;
  /** Its share today, where the ring shows a change. */
  readonly before?: number;
}

interface RingDrawingProps {
  readonly parts: readonly RingPart[];
  /** Text in the middle, above the amount. */
  readonly unit?: ReactNode;
  /** Amount in the middle. Default: none. */
  readonly whole?: string;
  /** Index of the part that is emphasized: the others are paler. */
  readonly selected?: number | undefined;
}

/** Largest diameter in px of the drawing; a phone shows it smaller and without the amount. */
export const ringSize = 168;
const middle = ringSize / 2;
const stroke = 18;
const gap = 2.5;
/** The thin ring of today is around the other. */
const outer = { radius: middle - 2, stroke: 4 };

/** On a phone the ring is as high as its legend, and the total is above it. Paper has the room. */
const onPhone = '@media screen and (max-width: 767px)';

const Drawing = chakra('svg', {
  base: {
    flexShrink: 0,
    // a narrow card leaves the names of the legend their lines
    w: { base: '112px', md: `clamp(132px, 31cqw, ${ringSize}px)` },
    h: 'auto',
    printColorAdjust: 'exact',
    '&:not([data-change])': { [onPhone]: { w: '88px' } },
    '&[data-change]': { w: `${ringSize}px`, maxW: 'full' },
    '& circle': { fill: 'none', transition: 'stroke-dasharray 240ms, stroke-dashoffset 240ms' },
    '& [data-dim]': { opacity: 0.3 },
    '& [data-before]': { opacity: 0.45 },
    '& [data-marks]': { fill: 'bg.surface', '& > g': { transition: 'transform 240ms' } },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      '& circle': { stroke: 'CanvasText !important' },
      '& text': { fill: 'CanvasText' },
      '& [data-marks]': { fill: 'Canvas' },
    },
  },
});
const Circle = chakra('circle');
const Unit = chakra('text', {
  base: {
    fontFamily: 'body',
    fontVariantNumeric: 'tabular-nums',
    fontSize: '13px',
    fontWeight: 'medium',
    fill: 'fg.subtle',
    // alone there, in the middle
    'svg:not([data-change]) > &': { [onPhone]: { fontSize: '24px', transform: 'translateY(13px)' } },
  },
});
const Whole = chakra('text', {
  base: {
    fontFamily: 'body',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 'semibold',
    fill: 'fg.default',
    'svg:not([data-change]) > &': { [onPhone]: { display: 'none' } },
  },
});

/**
 * Drawing of parts of a whole as a ring; with `before` a thin ring around it shows the parts of today. Hidden from screen
 * readers: a table beside it says the same. A change moves the arcs.
 */
export function RingDrawing({ parts, unit, whole, selected }: RingDrawingProps) {
  const isChange = parts.some(({ before }) => before !== undefined);
  const radius = middle - 11 - (isChange ? outer.stroke + 1 : 0);
  const room = 2 * radius - stroke - 12;
  const arcs = ringArcs(
    parts.map(({ share }) => share),
    radius,
    gap,
  );
  const arcsBefore = ringArcs(
    parts.map(({ before = 0 }) => before),
    outer.radius,
    gap,
  );
  return (
    <Drawing
      viewBox={`0 0 ${ringSize} ${ringSize}`}
      data-change={isChange ? '' : undefined}
      aria-hidden
      focusable="false"
    >
      <g transform={`rotate(-90 ${middle} ${middle})`}>
        {parts.map(({ label, color, share }, index) =>
          share > 0 || isChange ? (
            <Circle
              key={label}
              {...getCircle(arcs[index], radius)}
              stroke={color}
              strokeWidth={stroke}
              data-dim={selected !== undefined && index !== selected ? '' : undefined}
            />
          ) : null,
        )}
        {isChange
          ? parts.map(({ label, color }, index) => (
              <Circle
                key={label}
                {...getCircle(arcsBefore[index], outer.radius)}
                stroke={color}
                strokeWidth={outer.stroke}
                data-before=""
              />
            ))
          : null}
      </g>
      <g data-marks="">
        {parts.map(({ label, shape }, index) => {
          const arc = arcs[index];
          // a shorter arc has no room for its shape
          if (!arc || arc.length <= 13) return null;
          const angle = (arc.offset + arc.length / 2) / radius - Math.PI / 2;
          const [x, y] = [middle + Math.cos(angle) * radius, middle + Math.sin(angle) * radius];
          return (
            <g key={label} style={{ transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)` }}>
              <Mark shape={shape} x={0} y={0} r={3.6} />
            </g>
          );
        })}
      </g>
      <Unit x={middle} y={middle - 5} textAnchor="middle">
        {unit}
      </Unit>
      {whole === undefined ? null : (
        <Whole
          x={middle}
          y={middle + 14}
          textAnchor="middle"
          fontSize={`${Math.min(16, room / (whole.length * 0.6))}px`}
          data-private
        >
          {whole}
        </Whole>
      )}
    </Drawing>
  );
}

/** Returns the circle whose only dash is an arc. As a style, because each new property would be another class. */
function getCircle(arc: Arc | undefined, radius: number) {
  const { length, offset } = arc ?? { length: 0, offset: 0 };
  const gapLength = 2 * Math.PI * radius - length;
  return {
    cx: middle,
    cy: middle,
    r: radius,
    style: {
      strokeDasharray: `${length.toFixed(2)} ${gapLength.toFixed(2)}`,
      strokeDashoffset: (-offset).toFixed(2),
    },
  };
}
