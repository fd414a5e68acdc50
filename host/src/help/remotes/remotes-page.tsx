import { Card, Chip, PageContent, PageHead, Table, Th } from '@portal/shared/parts';
import { Banner, chakra } from '@portal/shared/ui';
import { useState } from 'react';
import { appVersion } from '../../core/releases/app-version.ts';
import type { RunningReleases } from '../../core/releases/running-releases.ts';
import { deviceFacts, readTimeZone, supportText } from '../about-facts.ts';
import { CopyButton } from '../copy-button.tsx';
import { describeRemotes, formatRemote, summarize } from './remote-facts.ts';
import { RemoteRows } from './remote-rows.tsx';
import { RemoteUses } from './remote-uses.tsx';
import { stateTones } from './state-mark.tsx';

/** What the button says is beside it, so that it does not move. */
const Copy = chakra('div', {
  base: { display: 'flex', flexDirection: { base: 'row-reverse', md: 'row' }, gap: '2' },
});
const Content = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } });
const Summary = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

interface RemotesPageProps {
  readonly releases: RunningReleases;
}

/**
 * `/about/remotes`: for support and for the teams, what this page runs of each remote, as it was when the page was opened.
 * Where the site allows overrides, they are set and reset here (FED-07).
 */
export default function RemotesPage({ releases }: RemotesPageProps) {
  const [remotes] = useState(() => describeRemotes(releases, performance.getEntriesByType('resource')));
  /** The remote whose override is asked for. */
  const [asked, setAsked] = useState<string>();
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
        <Summary aria-label="How many">
          {summarize(remotes).map(({ state, text }) => (
            <li key={state}>
              <Chip tone={stateTones[state]} dot>
                {text}
              </Chip>
            </li>
          ))}
        </Summary>
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
                <Th>Version</Th>
                <Th>Origin</Th>
                <Th>State</Th>
                {overrides ? <Th label="More" /> : null}
              </tr>
            </thead>
            {remotes.map((remote) => (
              <RemoteRows
                key={remote.name}
                remote={remote}
                overrides={overrides}
                isOpen={asked === remote.name}
                onAsk={setAsked}
              />
            ))}
          </Table>
        </Card>
        <RemoteUses remotes={remotes} />
      </Content>
    </PageContent>
  );
}
