import type { FundReturn } from '@portal/shared/charts';
import { createLazyCode, useLazyCode } from '@portal/shared/lazy-code';
import { LoadingRows } from '@portal/shared/parts';
import { FailurePanel, Text } from '@portal/shared/ui';

const returnBarsCode = createLazyCode(() =>
  import(/* webpackChunkName: "return-bars" */ './return-bars-code.ts').then((code) => code.ReturnBars),
);

interface ReturnsChartProps {
  /** Describes the whole: `Year to date in MYR`. */
  readonly label: string;
  /** All of one period and in one currency. */
  readonly returns: readonly FundReturn[];
  /** The fund whose name is emphasized. */
  readonly selectedId?: string;
}

/**
 * Bars and figures of the returns of funds, and the notice that past returns predict nothing. The bars' code is loaded
 * lazily, with Try again when that fails.
 */
export function ReturnsChart(props: ReturnsChartProps) {
  const code = useLazyCode(returnBarsCode);
  if (code.status === 'failed')
    return <FailurePanel compact title="The chart could not be loaded" onRetry={code.retry} />;
  if (code.status === 'loading') return <LoadingRows rows={props.returns.length} label="Chart loading" />;
  return (
    <>
      <code.value {...props} />
      <Text mt="1" textStyle="help">
        Past returns do not predict future returns.
      </Text>
    </>
  );
}
