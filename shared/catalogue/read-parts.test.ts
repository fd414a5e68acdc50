import { partsIn } from './read-parts.ts';

const own = (name: string, kind: string) => `@portal/shared!${name}:${kind}`;
const range = (startIndex: number, endIndex: number) => ({ startIndex, endIndex });
const content = (...texts: readonly string[]) => texts.map((text) => ({ text }));
const property = (name: string, type: string, isOptional: boolean, docComment = '') => ({
  kind: 'PropertySignature',
  canonicalReference: `${name}:member`,
  name,
  docComment,
  isOptional,
  excerptTokens: content(`${name}: `, type, ';'),
  propertyTypeTokenRange: range(1, 2),
});

/** As API Extractor writes it, without the members that are not read. */
const model = {
  members: [
    {
      members: [
        {
          kind: 'Function',
          canonicalReference: own('Pill', 'function(1)'),
          name: 'Pill',
          docComment: '/**\n * A pill. It has\n * one text.\n */\n',
          excerptTokens: [
            ...content('function Pill(input: '),
            { text: 'PillProps', canonicalReference: own('PillProps', 'interface') },
            ...content('): import("react").JSX.Element;'),
          ],
          parameters: [{ parameterTypeTokenRange: range(0, 0) }, { parameterTypeTokenRange: range(1, 2) }],
        },
        {
          kind: 'Interface',
          canonicalReference: own('PillProps', 'interface'),
          name: 'PillProps',
          excerptTokens: [
            ...content('interface PillProps extends ', "Omit<import('x').Base, 'ref'>", ', '),
            { text: 'Busy', canonicalReference: '@portal/shared!~Busy:interface' },
          ],
          extendsTokenRanges: [range(1, 2), range(3, 4)],
          members: [property('tone', 'Tone | undefined', true)],
        },
        {
          kind: 'Interface',
          canonicalReference: '@portal/shared!~Busy:interface',
          name: 'Busy',
          excerptTokens: content('interface Busy '),
          members: [property('loading', 'boolean', false, '/** It works. */')],
        },
        {
          kind: 'Variable',
          canonicalReference: own('Text_2', 'var'),
          name: 'Text_2',
          excerptTokens: content('Text_2: ', 'import("@chakra-ui/react").ChakraComponent<"p", {}>'),
          variableTypeTokenRange: range(1, 2),
        },
        {
          kind: 'Function',
          canonicalReference: own('useTone', 'function(1)'),
          name: 'useTone',
          excerptTokens: content('function useTone(): Tone;'),
        },
      ],
    },
  ],
};

test('reads components with their comment, their own and inherited props, and the types of libraries', () => {
  expect(partsIn('@portal/shared/ui', model)).toEqual([
    {
      facade: '@portal/shared/ui',
      name: 'Pill',
      text: 'A pill. It has one text.',
      props: [
        { name: 'tone', type: 'Tone | undefined', isOptional: true, text: '' },
        { name: 'loading', type: 'boolean', isOptional: false, text: 'It works.' },
      ],
      rest: ["Omit<import('x').Base, 'ref'>"],
    },
    { facade: '@portal/shared/ui', name: 'Text', text: '', props: [], rest: ['ChakraComponent<"p", {}>'] },
  ]);
});

test('throws where the doc model is written in another way', () => {
  expect(() => partsIn('@portal/shared/ui', { members: [{}] })).toThrow('The doc model of @portal/shared/ui');
});
