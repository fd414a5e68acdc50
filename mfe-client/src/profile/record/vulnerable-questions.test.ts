import { listQuestions } from './vulnerable-questions.ts';

const unanswered = { Q2: null, Q2Yes: null, Q3: null, Q4: null, Q5: null, Q6: null };
const careAt = (vI: Parameters<typeof listQuestions>[0]) =>
  listQuestions(vI).flatMap(({ isCareReason }, index) => (isCareReason ? [index + 2] : []));

test('[CLI-02] has the five questions in their order, with what was added', () => {
  const answered = { Q2: true, Q2Yes: 'Recovering.', Q3: false, Q4: true, Q5: null, Q6: 'Call first.' };
  expect(listQuestions(answered).map(({ answer, note }) => [answer, note])).toEqual([
    ['Yes', 'Recovering.'],
    ['No', undefined],
    ['Yes', undefined],
    [undefined, undefined],
    ['Call first.', undefined],
  ]);
});

test.each([
  [{ Q2: true }, [2]],
  [{ Q2: false }, []],
  [{ Q3: false }, [3]],
  [{ Q4: false }, [4]],
  [{ Q5: false }, [5]],
  [{ Q3: true, Q4: true, Q5: true, Q6: 'Call first.' }, []],
])('[CLI-02] marks the answers that ask for extra care: %j', (answers, marked) =>
  expect(careAt({ ...unanswered, ...answers })).toEqual(marked),
);
