import { chakra } from '@portal/shared/ui';

const Drawing = chakra('svg', {
  base: {
    '& circle': { fill: 'none', stroke: 'chart.track', strokeWidth: '8', transition: 'stroke 240ms' },
    '& [data-done]': { stroke: 'brand.solid' },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      '& circle': { stroke: 'GrayText' },
      '& [data-done]': { stroke: 'CanvasText' },
    },
  },
});

interface StepsRingProps {
  readonly done: number;
  readonly of: number;
  /** Width and height in px. */
  readonly size: number;
}

/** A ring with a segment for each of `of` steps, of which the first `done` are filled. For screen readers the text beside it. */
export const StepsRing = ({ done, of, size }: StepsRingProps) => (
  <Drawing viewBox="0 0 52 52" width={size} height={size} aria-hidden focusable="false">
    <g transform="rotate(-90 26 26)">
      {Array.from({ length: of }, (_, at) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
          key={at}
          cx="26"
          cy="26"
          r="21"
          pathLength={of}
          strokeDasharray={`0.78 ${of - 0.78}`}
          strokeDashoffset={-at}
          data-done={at < done ? '' : undefined}
        />
      ))}
    </g>
  </Drawing>
);
