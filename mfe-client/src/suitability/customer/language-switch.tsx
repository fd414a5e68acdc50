import { Segmented } from '@portal/shared/parts';
import { type Language, languageNames } from './languages.ts';

interface LanguageSwitchProps {
  readonly label: string;
  readonly languages: readonly Language[];
  readonly current: Language;
  readonly onChoose: (language: Language) => void;
}

/** Chooses the language, each labelled in that language. Absent when the questions have one language. */
export function LanguageSwitch({ label, languages, current, onChoose }: LanguageSwitchProps) {
  if (languages.length < 2) return null;
  return (
    <Segmented
      label={label}
      options={languages.map((language) => ({
        id: language,
        label: <span lang={languageNames[language].tag}>{languageNames[language].name}</span>,
      }))}
      value={current}
      onChange={onChoose}
    />
  );
}
