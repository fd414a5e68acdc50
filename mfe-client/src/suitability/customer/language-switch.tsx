import { Button, Flex } from '@portal/shared/ui';
import { type Language, languageNames } from './languages.ts';

interface LanguageSwitchProps {
  readonly label: string;
  readonly languages: readonly Language[];
  readonly current: Language;
  readonly onChoose: (language: Language) => void;
}

/** Buttons that choose the language, each labelled in that language. Absent when the questions have one language. */
export function LanguageSwitch({ label, languages, current, onChoose }: LanguageSwitchProps) {
  if (languages.length < 2) return null;
  return (
    <Flex role="group" aria-label={label} gap="2" wrap="wrap">
      {languages.map((language) => (
        <Button
          key={language}
          lang={languageNames[language].tag}
          size="lg"
          variant={language === current ? 'primary' : 'outline'}
          aria-pressed={language === current}
          onClick={() => onChoose(language)}
        >
          {languageNames[language].name}
        </Button>
      ))}
    </Flex>
  );
}
