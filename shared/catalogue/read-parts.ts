import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from '@portal/shared/schema';
import { emitDeclarations } from '../api-reports/emit.ts';
import { extractModel } from '../api-reports/extract.ts';
import { listSubjects } from '../api-reports/subjects.ts';
import { decode } from '../site/files.ts';
import type { Part } from './part.ts';

/** The facades whose components have examples. */
const facadesOfParts = ['@portal/shared/ui', '@portal/shared/parts', '@portal/shared/forms'];

const excerpt = z.array(z.object({ text: z.string(), canonicalReference: z.optional(z.string()) }));
const range = z.object({ startIndex: z.number(), endIndex: z.number() });
const documented = { docComment: z.optional(z.string()), excerptTokens: excerpt };
const member = z.object({
  ...documented,
  name: z.string(),
  canonicalReference: z.string(),
  kind: z.string(),
  members: z.optional(
    z.array(
      z.object({
        ...documented,
        // a signature without a name has none
        name: z.optional(z.string()),
        isOptional: z.optional(z.boolean()),
        propertyTypeTokenRange: z.optional(range),
      }),
    ),
  ),
  extendsTokenRanges: z.optional(z.array(range)),
  parameters: z.optional(z.array(z.object({ parameterTypeTokenRange: range }))),
  variableTypeTokenRange: z.optional(range),
  typeTokenRange: z.optional(range),
});
type Member = z.output<typeof member>;

/** The part of API Extractor's doc model that a catalogue needs. */
const docModel = z.object({ members: z.array(z.object({ members: z.array(member) })) });

/** `/** A button. *\/` → `A button.` */
const textOf = (comment = ''): string =>
  comment
    .replace(/^\/\*\*|\*\/\s*$/g, '')
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim();

type Known = ReadonlyMap<string, Member>;

/** Longest text that is shown in place of its type's name. */
const longest = 80;

/** A type as text, without the modules that it comes from; names of short types of `shared` are replaced by what they are. */
function typeOf(tokens: z.output<typeof excerpt>, known: Known): string {
  const texts = tokens.map(({ text, canonicalReference = '' }) => {
    const alias = known.get(canonicalReference);
    const type = alias?.typeTokenRange && typeOf(tokensOf(alias, alias.typeTokenRange), new Map());
    return type !== undefined && type.length <= longest ? type : text;
  });
  return texts
    .join('')
    .replaceAll(/import\("[^"]+"\)\./g, '')
    .replaceAll(/\s+/g, ' ');
}

const tokensOf = (
  { excerptTokens }: Pick<Member, 'excerptTokens'>,
  { startIndex, endIndex }: z.output<typeof range>,
) => excerptTokens.slice(startIndex, endIndex);

/** Returns the members of an interface and of those that it extends, and the text of types that are not of `shared`. */
function propsOf(props: Member, known: Known): Pick<Part, 'props' | 'rest'> {
  const inherited = (props.extendsTokenRanges ?? []).map((each) => {
    const tokens = tokensOf(props, each);
    const base = tokens.length === 1 ? known.get(tokens[0]?.canonicalReference ?? '') : undefined;
    return base ? propsOf(base, known) : { props: [], rest: [typeOf(tokens, known)] };
  });
  const own = (props.members ?? []).map((each) => ({
    name: each.name ?? '',
    type: each.propertyTypeTokenRange
      ? typeOf(tokensOf(each, each.propertyTypeTokenRange), known)
      : typeOf(each.excerptTokens, known),
    isOptional: each.isOptional === true,
    text: textOf(each.docComment),
  }));
  return {
    props: [...own, ...inherited.flatMap((each) => each.props)],
    rest: inherited.flatMap(({ rest }) => rest),
  };
}

/** Returns the components of a facade from its doc model, in the alphabet's order. Throws an Error when it is not valid. */
export function partsIn(facade: string, model: unknown): readonly Part[] {
  const members = decode(`The doc model of ${facade}`, model, docModel).members.flatMap(
    (each) => each.members,
  );
  const known = new Map(members.map((each) => [each.canonicalReference, each]));
  return members.flatMap((each): readonly Part[] => {
    const { name, kind, canonicalReference, parameters, variableTypeTokenRange } = each;
    const isExported = !canonicalReference.includes('!~');
    if (!isExported || !/^[A-Z]/.test(name) || !['Function', 'Variable'].includes(kind)) return [];
    // the last one: a destructured parameter is listed twice
    const ofProps = variableTypeTokenRange ?? parameters?.at(-1)?.parameterTypeTokenRange;
    const tokens = ofProps ? tokensOf(each, ofProps) : [];
    if (!/\b(?:JSX\.Element|ReactElement|\w+Component)\b/.test(typeOf(each.excerptTokens, known))) return [];
    // an exported name that a global has, too, is numbered: Text_2
    const part = { facade, name: name.replace(/_\d+$/, ''), text: textOf(each.docComment) };
    const [{ canonicalReference: reference = '' } = {}] = tokens;
    const declared = known.get(reference);
    if (declared?.kind === 'Interface') return [{ ...part, ...propsOf(declared, known) }];
    const aliased = declared?.typeTokenRange && tokensOf(declared, declared.typeTokenRange);
    return [{ ...part, props: [], rest: tokens.length === 0 ? [] : [typeOf(aliased ?? tokens, known)] }];
  });
}

/** Reads the components of `facadesOfParts` from their types. Takes some seconds. Throws an Error when they do not type-check. */
export async function readParts(root: string): Promise<readonly Part[]> {
  const subjects = (await listSubjects(root)).filter(({ name }) => facadesOfParts.includes(name));
  const folder = await mkdtemp(join(tmpdir(), 'portal-parts-'));
  try {
    await emitDeclarations(root, folder, subjects);
    return subjects.flatMap((subject) => partsIn(subject.name, extractModel(root, folder, subject)));
  } finally {
    await rm(folder, { recursive: true });
  }
}
