import type { Source } from '../random.ts';

/** A person's name, with the race code of the lookups. */
export interface PersonName {
  readonly name: string;
  readonly gender: 'M' | 'F';
  readonly race: string;
}

/** The names in a text, which commas separate. */
const listOf = (text: string): readonly string[] => text.split(',').map((name) => name.trim());

const MALAY_MEN = listOf(`
  Ahmad, Muhammad Hafiz, Mohd Farid, Amirul Hakim, Syafiq, Azlan, Hafizuddin, Zulkifli, Khairul Anwar,
  Iskandar, Faisal, Rashid, Izzat, Danial, Shahrul Nizam, Wan Azmi`);
const MALAY_WOMEN = listOf(`
  Aisyah, Nurul Huda, Siti Aminah, Farah Adilah, Nor Azizah, Puteri Balqis, Zainab, Nur Syazwani, Rohani,
  Hidayah, Norliza, Intan Suraya, Wan Khadijah, Mastura, Fatimah, Sharifah Alya`);
const MALAY_FATHERS = listOf(`
  Rahman, Abdullah, Zamri, Ismail, Hassan, Othman, Yusof, Abdul Ghani, Kamaruddin, Razali, Mohd Noor,
  Sulaiman, Ibrahim, Shamsudin, Bakar, Megat Iskandar`);
const CHINESE_FAMILIES = listOf(`
  Tan, Lim, Lee, Wong, Ng, Chong, Chua, Teoh, Ooi, Goh, Yap, Cheah, Leong, Khoo, Low, Chin, Liew, Foong`);
const CHINESE_MEN = listOf(`
  Wei Ming, Kok Seng, Jun Hao, Hock Seng, Chee Keong, Boon Kiat, Zhi Yang, Yong Sheng, Kah Wai, Teck Soon,
  Jia Jun, Wai Loon`);
const CHINESE_WOMEN = listOf(`
  Mei Ling, Pui San, Siew Lan, Xin Yi, Li Wen, Hui Min, Yee Ling, Shu Fen, Jia Hui, Bee Choo, Wan Ting,
  Yi Xuan`);
const INDIAN_MEN = listOf(`
  Ravindran, Anand, Suresh, Prakash, Ganesan, Vikneswaran, Dinesh, Mohan, Saravanan, Kumaran, Raj`);
const INDIAN_WOMEN = listOf(`
  Kavitha, Priya, Shanti, Letchumi, Thilaga, Vasantha, Meena, Devi, Sangeetha, Malathi, Yogeswari`);
const INDIAN_FATHERS = listOf(`
  Subramaniam, Krishnan, Tanabalan, Muniandy, Perumal, Rajagopal, Arumugam, Sivalingam, Maniam,
  Balakrishnan`);
const BORNEO_MEN = listOf('Jonathan, Stephen, Joseph, Dominic, Edwin, Clement');
const BORNEO_WOMEN = listOf('Florence, Juliana, Agnes, Magdalene, Cecilia, Rita');
const BORNEO_FATHERS = listOf('Jugah, Ningkan, Unggang, Lanting, Bujang, Sibat');
const ENGLISH_MEN = listOf('Jason, Kelvin, Alvin, Desmond, Raymond');
const ENGLISH_WOMEN = listOf('Stephanie, Michelle, Joanne, Cheryl, Vivian');

/** Names that break narrow columns and simple title case. Every thousandth customer has one. */
const UNUSUAL: readonly PersonName[] = [
  { name: "Tan Sri Dato' Seri Mohd Khairuddin bin Haji Ismail @ Mohd Kassim", gender: 'M', race: '01' },
  { name: 'Puteri Balqis Qistina Nur Ain Sofea binti Megat Iskandar Shah Al-Haj', gender: 'F', race: '01' },
  { name: 'Tan Ah Moi @ Tan Siew Lan', gender: 'F', race: '02' },
  { name: 'Venkata Subramaniam Lakshminarayanan a/l Thiruvenkadam Balasubramaniam', gender: 'M', race: '03' },
  { name: "Maria Theresa D'Cruz-O'Brien", gender: 'F', race: '99' },
  { name: 'Ng', gender: 'M', race: '02' },
  { name: 'Wan Nur Alya Humaira (Aya) binti Wan Ahmad Fakhruddin', gender: 'F', race: '01' },
  { name: 'Dayang Ku Siti Hajar binti Awang Ku Hashim', gender: 'F', race: '99' },
];

function pickMalayName(source: Source, gender: 'M' | 'F'): PersonName {
  const father = source.pick(MALAY_FATHERS);
  return gender === 'M'
    ? { name: `${source.pick(MALAY_MEN)} bin ${father}`, gender, race: '01' }
    : { name: `${source.pick(MALAY_WOMEN)} binti ${father}`, gender, race: '01' };
}

function pickChineseName(source: Source, gender: 'M' | 'F'): PersonName {
  const family = source.pick(CHINESE_FAMILIES);
  const given = source.pick(gender === 'M' ? CHINESE_MEN : CHINESE_WOMEN);
  const english = source.percent(20) ? `${source.pick(gender === 'M' ? ENGLISH_MEN : ENGLISH_WOMEN)} ` : '';
  return { name: `${english}${family} ${given}`, gender, race: '02' };
}

function pickIndianName(source: Source, gender: 'M' | 'F'): PersonName {
  const father = source.pick(INDIAN_FATHERS);
  return gender === 'M'
    ? { name: `${source.pick(INDIAN_MEN)} a/l ${father}`, gender, race: '03' }
    : { name: `${source.pick(INDIAN_WOMEN)} a/p ${father}`, gender, race: '03' };
}

function pickBorneanName(source: Source, gender: 'M' | 'F'): PersonName {
  const given = source.pick(gender === 'M' ? BORNEO_MEN : BORNEO_WOMEN);
  return {
    name: `${given} anak ${source.pick(BORNEO_FATHERS)}`,
    gender,
    race: source.pick(['13', '14', '07']),
  };
}

/** A random name: Malay, Chinese, Indian, or from Sabah and Sarawak, as common as in Malaysia. */
export function pickName(source: Source): PersonName {
  const gender = source.percent(50) ? 'M' : 'F';
  const share = source.int(1, 100);
  if (share <= 52) return pickMalayName(source, gender);
  if (share <= 82) return pickChineseName(source, gender);
  return share <= 94 ? pickIndianName(source, gender) : pickBorneanName(source, gender);
}

/** Returns the unusual name of an index, such as a very long one; the list repeats. */
export function unusualName(turn: number): PersonName {
  const found = UNUSUAL[turn % UNUSUAL.length];
  if (!found) throw new Error('There is no unusual name.');
  return found;
}
