import { createLazyCode, useLazyCode } from '@portal/shared/lazy-code';
import { Card, CardBody, CardHeader, LoadingRows } from '@portal/shared/parts';
import { Button, FailurePanel } from '@portal/shared/ui';
import type { ComponentProps } from 'react';
import type { OverTime } from './over-time/index.ts';

const overTimeCode = createLazyCode(() =>
  import(/* webpackChunkName: "over-time" */ './over-time/index.ts').then((code) => code.OverTime),
);

interface OverTimeCardProps {
  readonly facts: ComponentProps<typeof OverTime>['facts'];
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/**
 * Card with the customer's money over time. It is folded until the agent opens it, because it needs the transactions of
 * every account, which are loaded then. `onOpen` gets whether it shall be open; `facts` is what its chart and table are
 * made of.
 */
export function OverTimeCard({ facts, isOpen, onOpen }: OverTimeCardProps) {
  const preload = () => void overTimeCode.load().catch(() => undefined);
  return (
    <Card mt="6">
      <CardHeader
        title="Money over time"
        aside={
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isOpen}
            aria-label={isOpen ? 'Hide money over time' : 'Show money over time'}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => onOpen(!isOpen)}
          >
            {isOpen ? 'Hide' : 'Show'}
          </Button>
        }
      />
      {isOpen ? <OpenedCard facts={facts} /> : null}
    </Card>
  );
}

function OpenedCard({ facts }: Pick<OverTimeCardProps, 'facts'>) {
  const code = useLazyCode(overTimeCode);
  if (code.status === 'ok') return <code.value facts={facts} />;
  return code.status === 'failed' ? (
    <FailurePanel
      title="Money over time could not be loaded"
      meaning="Holdings and totals are not affected."
      onRetry={code.retry}
    />
  ) : (
    <CardBody>
      <LoadingRows rows={4} label="Money over time loading" />
    </CardBody>
  );
}
