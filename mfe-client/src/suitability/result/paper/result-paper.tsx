import type { Customer } from '@portal/shared/api/customers';
import { accountHolding } from '@portal/shared/api/holdings';
import type { SatQuestion } from '@portal/shared/api/suitability';
import { FundGauge } from '@portal/shared/charts';
import { valueOrUndefined } from '@portal/shared/data';
import { formatDate } from '@portal/shared/dates';
import {
  Paper,
  PaperBox,
  PaperFact,
  PaperFacts,
  PaperNote,
  PaperSection,
  PaperSignatures,
  PaperTable,
} from '@portal/shared/paper';
import { MoneyText, titleCase } from '@portal/shared/parts';
import type { PrintJob } from '@portal/shared/print-button';
import { useReference } from '@portal/shared/reference';
import { Box, useAgent } from '@portal/shared/ui';
import { getAccountHoldingInput } from '../../../core/account-holding-input.ts';
import { CallsLoader } from '../../../core/calls-loader.tsx';
import { combineSchemeFacts } from '../../../core/scheme-facts.ts';
import type { AssessmentValues } from '../../answers/assessment-values.ts';
import { describeStamp } from '../../answers/stamps.ts';
import { stepIdOf } from '../../questions/steps.ts';
import { formatAnswer } from '../answer-text.ts';
import { type FundLimits, judgeFund, keptFundsNote } from '../fund-verdict.ts';
import { describeGroup } from '../group-text.ts';
import type { Calculation } from '../use-calculation.ts';

interface ResultPaperProps {
  readonly job: PrintJob;
  readonly customer: Customer;
  readonly risk: Calculation;
  readonly limits: FundLimits;
  readonly values: AssessmentValues;
  readonly questions: readonly SatQuestion[];
}

/** The result of an assessment: category, the customer's funds on its scale, the answers, and lines to sign. */
export function ResultPaper(props: ResultPaperProps) {
  const { job, customer, risk, limits, values, questions } = props;
  const agent = useAgent();
  const facts = combineSchemeFacts(useReference('schemes'), useReference('funds'));
  const calls = customer.account.flatMap((account) => {
    const input = getAccountHoldingInput(account, agent, false);
    return input ? [{ key: account.accountId, input }] : [];
  });
  return (
    <CallsLoader endpoint={accountHolding} calls={calls}>
      {(replied) => {
        if ([facts, ...replied.map(({ reply }) => reply)].some(({ status }) => status === 'loading'))
          return null;
        const failed = replied.filter(({ reply }) => reply.status === 'failed').map(({ key }) => key);
        const riskOf = valueOrUndefined(facts);
        const funds = replied
          .flatMap(({ reply }) => valueOrUndefined(reply)?.holdings ?? [])
          .map((holding) => ({ ...holding, risk: riskOf?.get(holding.scheme)?.risk }));
        const { riskCategory, satGroup, rank, score, satEffectiveDate, satEffectiveDateTo } = risk;
        const onGauge = new Map(
          funds.flatMap(({ scheme, risk: own }) => (own === undefined ? [] : [[scheme, own] as const])),
        );
        return (
          <Paper title="Suitability result" customer={customer} job={job}>
            <PaperBox>
              <div>
                <Box textStyle="lg" fontWeight="semibold">
                  {riskCategory}
                </Box>
                <Box color="fg.muted">
                  {rank === 5
                    ? 'It permits funds of every risk.'
                    : `It permits funds up to risk ${rank} of 5.`}
                </Box>
                <Box mt="3">
                  <FundGauge
                    limit={rank}
                    funds={[...onGauge].map(([code, fundRisk]) => ({ code, risk: fundRisk }))}
                  />
                </Box>
              </div>
            </PaperBox>
            <Box mt="4">
              <PaperFacts columns={4}>
                <PaperFact label="Group" value={describeGroup(satGroup)} />
                <PaperFact label="Score" value={`${score} of 50`} />
                <PaperFact label="Valid from" value={formatDate(satEffectiveDate)} />
                <PaperFact label="Valid to" value={formatDate(satEffectiveDateTo)} />
              </PaperFacts>
            </Box>
            {funds.length === 0 && failed.length === 0 ? null : (
              <PaperSection title="Funds that the customer owns">
                <PaperTable
                  label="Funds that the customer owns"
                  columns={[{ name: 'Fund' }, { name: 'Market value', isNumeric: true }, { name: 'Suits' }]}
                >
                  {funds.map(({ accountId, scheme, schemeName, currency, marketValue, risk: own }) => (
                    <tr key={`${accountId} ${scheme}`}>
                      <td>{`${schemeName} (${scheme}), ${accountId}`}</td>
                      <td data-numeric="">
                        <MoneyText value={marketValue.in(currency)} />
                      </td>
                      <td>
                        {own === undefined
                          ? 'Not checked'
                          : judgeFund({ schemeRank: own, currency }, limits).text}
                      </td>
                    </tr>
                  ))}
                </PaperTable>
                <PaperNote>
                  {failed.length > 0 ? `Holdings of ${failed.join(', ')} could not be loaded. ` : ''}
                  {keptFundsNote}
                </PaperNote>
              </PaperSection>
            )}
            <Answers values={values} questions={questions} />
            <PaperSignatures
              signers={[
                { name: titleCase(customer.name), role: 'Customer' },
                { name: titleCase(agent.agentName), role: 'Agent' },
              ]}
            />
          </Paper>
        );
      }}
    </CallsLoader>
  );
}

const Answers = ({ values, questions }: Pick<ResultPaperProps, 'values' | 'questions'>) => (
  <PaperSection title="Answers">
    <PaperTable label="Answers" columns={[{ name: 'Question' }, { name: 'Answer' }]}>
      {questions.map((question) => {
        const stamp = values.stamps[stepIdOf(question)];
        return (
          <tr key={question.id}>
            <td>{question.text}</td>
            <td>
              <span data-private="">{formatAnswer(question, values.answers[String(question.id)])}</span>
              {stamp ? <small>{describeStamp(stamp)}</small> : null}
            </td>
          </tr>
        );
      })}
    </PaperTable>
  </PaperSection>
);
