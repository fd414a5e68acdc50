import {
  careQuestions,
  careQuestionsInChinese,
  careQuestionsInMalay,
} from '../../core/customer/care-questions.ts';
import type { ExtraCare } from '../answers/extra-care.ts';
import type { Language } from './languages.ts';

/** Texts of the customer's mode in one language, apart from the questions. */
export interface Words {
  readonly chooseLanguage: string;
  readonly progress: string;
  readonly step: (at: number, of: number) => string;
  readonly back: string;
  readonly next: string;
  readonly finished: string;
  readonly answer: string;
  readonly limit: (characters: number) => string;
  readonly fromRecord: string;
  readonly lastTime: string;
  readonly same: string;
  readonly yes: string;
  readonly no: string;
  /** What is wrong, by kind of the question. */
  readonly wrong: {
    readonly single: string;
    readonly multiple: string;
    readonly number: (min: Limit, max: Limit) => string;
    readonly text: (characters: number) => string;
  };
  readonly extraCare: Readonly<Record<keyof ExtraCare | 'section' | 'title' | 'optional', string>>;
  readonly thanks: string;
  readonly changeAnswer: string;
  readonly handBack: string;
  readonly keptNote: string;
  readonly failed: string;
  readonly tryAgain: string;
  readonly loading: string;
  /** When the page closes, in whole minutes that are left. */
  readonly closes: (minutes: number) => string;
  readonly moreTime: string;
}

type Limit = number | undefined;

/** Returns the words for a number's limits: both, the lower one, the upper one, or none. */
const limitsIn =
  (both: (min: number, max: number) => string, least: string, most: string) =>
  (min: Limit, max: Limit): string => {
    if (min !== undefined && max !== undefined) return both(min, max);
    if (min !== undefined) return `${least}${min}`;
    return max === undefined ? '' : `${most}${max}`;
  };

const englishLimits = limitsIn((min, max) => ` from ${min} to ${max}`, ' of at least ', ' of at most ');
const malayLimits = limitsIn(
  (min, max) => ` dari ${min} hingga ${max}`,
  ' sekurang-kurangnya ',
  ' tidak melebihi ',
);
const chineseLimits = limitsIn((min, max) => `，从${min}至${max}`, '，不小于', '，不大于');

const english: Words = {
  chooseLanguage: 'Language',
  progress: 'Progress',
  step: (at, of) => `${at} of ${of}`,
  back: 'Back',
  next: 'Next',
  finished: 'I have finished',
  answer: 'Answer',
  limit: (characters) => `At most ${characters} characters`,
  fromRecord: 'This is from our records.',
  lastTime: 'Your last answer',
  same: 'Same as last time',
  yes: 'Yes',
  no: 'No',
  wrong: {
    single: 'Please choose one answer.',
    multiple: 'Please choose at least one answer.',
    number: (min, max) => `Please enter a number${englishLimits(min, max)}.`,
    text: (characters) => `Please enter an answer of at most ${characters} characters.`,
  },
  extraCare: {
    section: 'About your needs',
    title: 'Do you need extra care?',
    ...careQuestions,
    Q2Yes: 'Please describe it',
    optional: 'Optional',
  },
  thanks: 'Thank you',
  changeAnswer: 'Change an answer',
  handBack: 'Please hand the device back to the agent.',
  keptNote: 'Your answers are kept.',
  failed: 'The questions could not be opened',
  tryAgain: 'Try again',
  loading: 'The questions are loading',
  closes: (minutes) =>
    minutes < 1
      ? 'This page closes in less than a minute.'
      : `This page closes in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  moreTime: 'I need more time',
};

const malay: Words = {
  chooseLanguage: 'Bahasa',
  progress: 'Kemajuan',
  step: (at, of) => `${at} daripada ${of}`,
  back: 'Kembali',
  next: 'Seterusnya',
  finished: 'Saya sudah selesai',
  answer: 'Jawapan',
  limit: (characters) => `Paling banyak ${characters} aksara`,
  fromRecord: 'Ini daripada rekod kami.',
  lastTime: 'Jawapan anda yang lalu',
  same: 'Sama seperti dahulu',
  yes: 'Ya',
  no: 'Tidak',
  wrong: {
    single: 'Sila pilih satu jawapan.',
    multiple: 'Sila pilih sekurang-kurangnya satu jawapan.',
    number: (min, max) => `Sila masukkan nombor${malayLimits(min, max)}.`,
    text: (characters) => `Sila masukkan jawapan tidak melebihi ${characters} aksara.`,
  },
  extraCare: {
    section: 'Tentang keperluan anda',
    title: 'Adakah anda memerlukan perhatian tambahan?',
    ...careQuestionsInMalay,
    Q2Yes: 'Sila terangkan',
    optional: 'Tidak wajib diisi',
  },
  thanks: 'Terima kasih',
  changeAnswer: 'Ubah jawapan',
  handBack: 'Sila pulangkan peranti ini kepada ejen.',
  keptNote: 'Jawapan anda disimpan.',
  failed: 'Soalan tidak dapat dibuka',
  tryAgain: 'Cuba lagi',
  loading: 'Soalan sedang dimuatkan',
  closes: (minutes) =>
    `Halaman ini akan ditutup dalam masa ${minutes < 1 ? 'kurang daripada seminit' : `${minutes} minit`}.`,
  moreTime: 'Saya perlukan lebih masa',
};

const chinese: Words = {
  chooseLanguage: '语言',
  progress: '进度',
  step: (at, of) => `第 ${at} 题，共 ${of} 题`,
  back: '上一步',
  next: '下一步',
  finished: '我已完成',
  answer: '答案',
  limit: (characters) => `最多 ${characters} 个字符`,
  fromRecord: '来自我们的记录。',
  lastTime: '您上次的答案',
  same: '与上次相同',
  yes: '是',
  no: '否',
  wrong: {
    single: '请选择一个答案。',
    multiple: '请至少选择一个答案。',
    number: (min, max) => `请输入数字${chineseLimits(min, max)}。`,
    text: (characters) => `请输入不超过 ${characters} 个字符的答案。`,
  },
  extraCare: {
    section: '关于您的需要',
    title: '您需要额外的关照吗？',
    ...careQuestionsInChinese,
    Q2Yes: '请说明',
    optional: '可不填',
  },
  thanks: '谢谢您',
  changeAnswer: '更改答案',
  handBack: '请把设备交还给代理人。',
  keptNote: '您的答案已保存。',
  failed: '无法打开问题',
  tryAgain: '重试',
  loading: '正在载入问题',
  closes: (minutes) => (minutes < 1 ? '此页面将在一分钟内关闭。' : `此页面将在 ${minutes} 分钟后关闭。`),
  moreTime: '我需要更多时间',
};

/** The words of the customer's mode by language. */
export const wordsByLanguage: Readonly<Record<Language, Words>> = { en: english, ms: malay, zh: chinese };
