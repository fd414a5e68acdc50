import { maskId, titleCase } from '@portal/shared/parts';
import { chakra, FlowerMark, GlobalStyle, useAgent, useShell } from '@portal/shared/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { formatDateTime } from '../../foundation/dates/index.ts';
import { usePrintTime } from '../use-is-printing.ts';
import { getPageRules } from './page-rules.ts';
import { PaperFact, PaperFacts } from './parts.tsx';
import type { PrintJob } from './print-button.tsx';

/** Width of the text on A4, at which the paper is also laid out beside the page, so that charts measure it. */
const textWidth = '180mm';

const Sheet = chakra('div', {
  base: {
    position: 'fixed',
    top: '0',
    insetInlineStart: '0',
    zIndex: '-1',
    w: textWidth,
    h: '0',
    overflow: 'hidden',
    visibility: 'hidden',
    textStyle: 'xs',
    color: 'fg.default',
    bg: 'bg.surface',
    printColorAdjust: 'exact',
    _print: { position: 'static', h: 'auto', overflow: 'visible', visibility: 'visible' },
  },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    pb: '3.5',
    mb: '3',
    borderBottomWidth: '2px',
    borderColor: 'brand.solid',
    '& > div': { display: 'flex', alignItems: 'center', gap: '2.5' },
    '& strong': { display: 'block', textStyle: 'md', fontWeight: 'semibold' },
    '& h1': { textStyle: 'lg', fontWeight: 'semibold' },
  },
});

/** Splits a company's name before its legal form, for two lines. */
function splitCompany(name: string): readonly [first: string, rest: string] {
  const at = name.indexOf(' Asset Management');
  return at > 0 ? [name.slice(0, at), name.slice(at + 1)] : [name, ''];
}

interface PaperProps {
  /** Name of the document: `Portfolio review`. */
  readonly title: string;
  /** The number is masked here. */
  readonly customer: { readonly name: string; readonly idNo: string };
  /** The agent that it names. Default: the agent who prints. */
  readonly agent?: { readonly name: string; readonly codes: string };
  readonly job: PrintJob;
  readonly children: ReactNode;
}

/**
 * A document for paper. It takes the place of everything else in print, and is not visible on the screen. It is printed when it
 * is first rendered, and again with each new job, so render it once its content is complete. Printed later by the browser's menu,
 * it names that time.
 */
export function Paper({ title, customer, agent, job, children }: PaperProps) {
  const { company } = useShell().config.footer;
  const self = useAgent();
  const { askedAt } = job;
  const print = useEffectEvent(job.print);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new job prints once
  useEffect(() => print(), [askedAt]);
  const named = agent ?? { name: self.agentName, codes: describeCodes(self) };
  const time = formatDateTime(usePrintTime() ?? askedAt);
  const number = maskId(customer.idNo);
  const name = titleCase(customer.name);
  const [first, rest] = splitCompany(company);
  return createPortal(
    <Sheet data-paper="">
      <GlobalStyle styles={getPageRules({ company, title, customer: name, time })} />
      <Head>
        <div>
          <FlowerMark size={36} />
          <div>
            <strong>{first}</strong>
            {rest}
          </div>
        </div>
        <h1>{title}</h1>
      </Head>
      <PaperFacts columns={3} isRuled>
        <PaperFact label="Customer" value={name} note={<span data-private="">{number}</span>} />
        <PaperFact label="Agent" value={titleCase(named.name)} note={named.codes} />
        <PaperFact label="Printed" value={time.replace(/\s*MYT$/, '')} note="Malaysian time" />
      </PaperFacts>
      {children}
    </Sheet>,
    document.body,
  );
}

/** Names the agent's codes: `U204518, unit trusts; P204518, PRS`. */
const describeCodes = ({ agentCodeUt, agentCodePrs }: ReturnType<typeof useAgent>): string =>
  [agentCodeUt && `${agentCodeUt}, unit trusts`, agentCodePrs && `${agentCodePrs}, PRS`]
    .filter(Boolean)
    .join('; ');
