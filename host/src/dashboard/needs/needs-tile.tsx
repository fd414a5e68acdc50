import type { Agent } from '@portal/shared/contract';
import { formatCount } from '@portal/shared/counts';
import { useSlow } from '@portal/shared/data';
import { applicationsPath } from '@portal/shared/pages';
import { Card, CardHeader, CountPill, LoadingRows, StillWorking } from '@portal/shared/parts';
import { chakra, TextLink } from '@portal/shared/ui';
import { useId } from 'react';
import { NeedsBody } from './needs-body.tsx';
import { useWork } from './use-work.ts';

/** The title, which takes the focus when the row that had it is gone. */
const Title = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', outlineOffset: '4px' },
});

interface NeedsTileProps {
  readonly agent: Agent;
  /** Changes with each minute. */
  readonly now: Date;
  /** Whether the tiles below are shown without waiting for this one, so that it must not move them. */
  readonly isBelowShown: boolean;
}

/**
 * Tile with what needs the agent, ranked by what is lost by waiting and grouped by kind. Its title counts what waits for
 * the agent, without assessments. Each row acts in place; one that is left alone is hidden until it changes.
 */
export function NeedsTile({ agent, now, isBelowShown }: NeedsTileProps) {
  const work = useWork(agent, now);
  // assessments can be made on any later day: their line has their count
  const toDo = work.groups
    .filter(({ kind }) => kind !== 'assessment')
    .reduce((sum, { needs }) => sum + needs.length, 0);
  const titleId = useId();
  const isLoading = work.applications.status === 'loading';
  const slow = useSlow({ status: isLoading || work.satForms.status === 'loading' ? 'loading' : 'ok' });
  return (
    <Card
      aria-labelledby={titleId}
      aria-busy={isLoading || work.isLate}
      data-waiting={isLoading || work.isLate || undefined}
      data-tile="needs"
    >
      <CardHeader
        title={
          <Title id={titleId} tabIndex={-1}>
            Needs you
            {toDo > 0 && !isLoading ? <CountPill tone="warn">{formatCount(toDo)}</CountPill> : null}
          </Title>
        }
        aside={
          slow ? (
            <StillWorking />
          ) : (
            <TextLink to={applicationsPath} fontSize="sm" fontWeight="medium" standalone>
              All applications
            </TextLink>
          )
        }
      />
      {isLoading ? (
        <LoadingRows rows={4} avatar label="Loading what needs you" />
      ) : (
        <NeedsBody work={work} titleId={titleId} isBelowShown={isBelowShown} />
      )}
    </Card>
  );
}
