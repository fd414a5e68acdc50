import { Card, PageContent, PageHead, Table, Th } from '@portal/shared/parts';
import { Banner, chakra } from '@portal/shared/ui';
import { useState } from 'react';
import { appVersion } from '../../core/releases/app-version.ts';
import type { RunningReleases } from '../../core/releases/running-releases.ts';
import { deviceFacts, readTimeZone, supportText } from '../about-facts.ts';
import { CopyButton } from '../copy-button.tsx';
import { describeRemotes, factLabels, formatRemote } from './remote-facts.ts';
import { RemoteRows } from './remote-rows.tsx';

/** What the button says is beside it, so that it does not move. */
const Copy = chakra('div', {
  base: { display: 'flex', flexDirection: { base: 'row-reverse', md: 'row' }, gap: '2' },
});
const Content = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } });

interface RemotesPageProps {
  readonly releases: RunningReleases;
}

/**
 * `/about/remotes`: for support and for the teams, what this page runs of each remote, as it was when the page was opened.
 * Where the site allows overrides, they are set and reset here (FED-07).
 */
export default function RemotesPage({ releases }: RemotesPageProps) {
  const [remotes] = useState(() => describeRemotes(releases, performance.getEntriesByType('resource')));
  const { host, problems, overrides } = releases;
  const report = () =>
    supportText(`Agent Portal ${appVersion}, ${location.origin}`, [
      { label: 'host', value: host },
      ...remotes.map((remote) => ({ label: remote.name, value: formatRemote(remote) })),
      ...problems.map(({ name, why }) => ({ label: name, value: `left out: ${why.replace(/\s+/g, ' ')}` })),
      ...deviceFacts(navigator.userAgent, readTimeZone(), new Date()),
    ]);
  return (
    <PageContent>
      <PageHead
        title="Remotes"
        subtitle={`What this tab runs: host ${host} and its remotes.`}
        actions={
          <Copy>
            <CopyButton getText={report} />
          </Copy>
        }
      />
      <Content>
        {problems.map(({ name, why }) => (
          <Banner key={name} tone="danger" title={`${name} is left out`}>
            {why}
          </Banner>
        ))}
        <Card>
          <Table label="Remotes" cards>
            <thead>
              <tr>
                <Th>Remote</Th>
                {factLabels.map((label) => (
                  <Th key={label}>{label}</Th>
                ))}
                {overrides ? <Th label="Override" /> : null}
              </tr>
            </thead>
            {remotes.map((remote) => (
              <RemoteRows key={remote.name} remote={remote} overrides={overrides} />
            ))}
          </Table>
        </Card>
      </Content>
    </PageContent>
  );
}
