import { schemes as schemeList, topPerformingFunds } from '@portal/shared/api/funds';
import { samples } from '@portal/shared/testing';
import { unregisteredNote } from './unregistered-note.ts';

const [fund] = topPerformingFunds.response.parse(samples.topPerformingFunds);
const [sample] = schemeList.response.parse(samples.schemes);
const fundOf = (scheme: string) => (fund ? [{ ...fund, scheme }] : []);
const schemes = sample
  ? [
      { ...sample, scheme: 'UT1', productType: 'UT' as const },
      { ...sample, scheme: 'PRS1', productType: 'PRS' as const },
    ]
  : [];
const ut = { agentCodeUt: 'U1' };
const prs = { agentCodePrs: 'P1' };

test.each([
  [
    'unit trusts to an agent for PRS',
    prs,
    fundOf('UT1'),
    /^These are unit trusts: .*private retirement schemes\.$/,
  ],
  [
    'PRS to an agent for unit trusts',
    ut,
    fundOf('PRS1'),
    /^These are private retirement schemes: .*unit trusts\.$/,
  ],
  ['what the agent sells', prs, fundOf('PRS1'), undefined],
  ['some that the agent sells', prs, [...fundOf('UT1'), ...fundOf('PRS1')], undefined],
  ['a fund whose scheme is not known', prs, fundOf('X'), undefined],
  ['any to an agent with both', { ...ut, ...prs }, fundOf('UT1'), undefined],
  ['any to an agent with none', {}, fundOf('UT1'), undefined],
])('%s', (_what, agent, funds, expected) => {
  const note = unregisteredNote(funds, schemes, agent);
  if (expected) expect(note).toMatch(expected);
  else expect(note).toBeUndefined();
});
