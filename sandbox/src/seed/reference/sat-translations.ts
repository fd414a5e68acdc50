import type { satTranslations } from '@portal/shared/api/suitability';

/** Section, question and options in one language, in the order of the English ones. */
type Row = readonly [section: string, text: string, options: readonly string[]];

const YES_NO_MS = ['Ya', 'Tidak'];
const YES_NO_ZH = ['是', '否'];

/** The texts of `SAT_QUESTIONS` in Malay and Chinese. */
export const SAT_TRANSLATIONS: Readonly<Record<(typeof satTranslations)[number], readonly Row[]>> = {
  ms: [
    [
      'Tentang anda',
      'Berapakah umur anda?',
      ['60 tahun atau lebih', '50 hingga 59', '40 hingga 49', '30 hingga 39', 'Bawah 30'],
    ],
    [
      'Pengetahuan dan pengalaman',
      'Sejauh manakah anda tahu tentang pelaburan?',
      ['Tidak tahu langsung', 'Asas sahaja', 'Agak baik', 'Baik', 'Sebagai pakar'],
    ],
    [
      'Pengetahuan dan pengalaman',
      'Apakah produk paling berisiko yang pernah anda miliki?',
      ['Tiada', 'Deposit', 'Dana bon atau pasaran wang', 'Dana ekuiti atau saham', 'Derivatif'],
    ],
    [
      'Matlamat',
      'Apakah yang anda mahu daripada wang ini?',
      [
        'Mengekalkan nilai',
        'Memberi pendapatan',
        'Memberi pendapatan dan bertumbuh',
        'Bertumbuh',
        'Bertumbuh sebanyak mungkin',
      ],
    ],
    [
      'Matlamat',
      'Berapa lama wang ini boleh terus dilaburkan?',
      [
        'Kurang daripada setahun',
        '1 tahun hingga kurang daripada 3',
        '3 tahun hingga kurang daripada 5',
        '5 tahun hingga kurang daripada 10',
        '10 tahun atau lebih',
      ],
    ],
    [
      'Risiko',
      'Pelaburan anda jatuh 20%. Apakah tindakan anda?',
      ['Jual semuanya', 'Jual sebahagian', 'Tunggu', 'Terus memegangnya dengan yakin', 'Beli lagi'],
    ],
    [
      'Risiko',
      'Berapakah kerugian setahun yang boleh anda tanggung?',
      ['Tiada', 'Hingga 5%', 'Hingga 10%', 'Hingga 20%', 'Lebih daripada 20%'],
    ],
    [
      'Keadaan kewangan',
      'Berapakah bahagian harta anda yang dilaburkan?',
      ['Lebih daripada 75%', '51% hingga 75%', '26% hingga 50%', '11% hingga 25%', 'Hingga 10%'],
    ],
    [
      'Keadaan kewangan',
      'Simpanan kecemasan anda cukup untuk berapa bulan?',
      [
        'Saya tiada simpanan',
        'Kurang daripada 3',
        '3 hingga kurang daripada 6',
        '6 hingga kurang daripada 12',
        '12 atau lebih',
      ],
    ],
    [
      'Keadaan kewangan',
      'Bagaimanakah pendapatan anda akan berubah?',
      ['Berkurang dengan cepat', 'Berkurang', 'Kekal sama', 'Meningkat', 'Meningkat dengan cepat'],
    ],
    [
      'Keutamaan',
      'Adakah anda menerima bahawa kadar pertukaran boleh mengurangkan nilai pelaburan anda?',
      YES_NO_MS,
    ],
    ['Keutamaan', 'Adakah anda mahu dana patuh Syariah sahaja?', YES_NO_MS],
  ],
  zh: [
    ['关于您', '您的年龄是多少？', ['60岁或以上', '50至59岁', '40至49岁', '30至39岁', '30岁以下']],
    [
      '知识与经验',
      '您对投资的了解程度如何？',
      ['完全不了解', '了解基本知识', '较为了解', '很了解', '专家水平'],
    ],
    [
      '知识与经验',
      '您持有过的风险最高的产品是什么？',
      ['没有', '存款', '债券或货币市场基金', '股票基金或股票', '衍生产品'],
    ],
    [
      '目标',
      '您希望这笔资金达到什么目的？',
      ['保持价值', '带来收入', '带来收入并增长', '增长', '尽可能增长'],
    ],
    [
      '目标',
      '这笔资金可以投资多久？',
      ['不足1年', '满1年，不足3年', '满3年，不足5年', '满5年，不足10年', '10年或以上'],
    ],
    [
      '风险',
      '您的投资下跌20%，您会怎么做？',
      ['全部卖出', '卖出一部分', '等待', '有信心地继续持有', '买入更多'],
    ],
    ['风险', '您一年内可以承受多大的损失？', ['不能承受损失', '最多5%', '最多10%', '最多20%', '超过20%']],
    ['财务状况', '您的资产中有多少用于投资？', ['超过75%', '51%至75%', '26%至50%', '11%至25%', '最多10%']],
    [
      '财务状况',
      '您的应急储蓄可以维持多少个月？',
      ['没有储蓄', '不足3个月', '满3个月，不足6个月', '满6个月，不足12个月', '12个月或以上'],
    ],
    ['财务状况', '您的收入将如何变化？', ['快速下降', '下降', '保持不变', '上升', '快速上升']],
    ['偏好', '您是否接受汇率可能降低您的投资价值？', YES_NO_ZH],
    ['偏好', '您是否只要符合伊斯兰教义的基金？', YES_NO_ZH],
  ],
};
