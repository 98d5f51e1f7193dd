// Whose account a number is: the codes of large banks, as the registers of each country give them out. Facts of 2026; a bank that was merged into another has its name. (S09)

type Banks = readonly (readonly [bank: string, codes: RegExp])[];

/** By country, what the part of the number behind the check digits begins with; the first that fits counts. A bank that is not here is named by nobody. */
export const banksByCountry: Readonly<Record<string, Banks>> = {
  NL: [
    ['ABN AMRO', /^ABNA/], ['ASN Bank', /^ASNB/], ['bunq', /^BUNQ/], ['ING', /^INGB/], ['Knab', /^KNAB/], ['N26', /^NTSB/], ['Rabobank', /^RABO/], ['RegioBank', /^RBRB/],
    ['Revolut', /^REVO/], ['SNS', /^SNSB/], ['Triodos Bank', /^TRIO/], ['Van Lanschot Kempen', /^FVLB/],
  ],
  BE: [
    ['BNP Paribas Fortis', /^(0[0-4]\d|14\d|20\d|21[0-4]|2[2-9]\d)/], ['Belfius', /^(0[5-9]\d|55\d|560|56[2-9]|77[5-9]|7[89]\d|83\d)/], ['ING', /^3\d\d/],
    ['KBC', /^(4\d\d|72[5-7]|73[013-9]|74[013-9])/], ['CBC', /^(19\d|72[89]|732|742)/], ['Crelan', /^(10[3-8]|70\d|7[56]\d|77[0-4]|80\d|81[0-6]|85[0-3])/],
    ['Argenta', /^(973|97[89]|980)/], ['Beobank', /^95\d/], ['Keytrade Bank', /^651/], ['Nagelmackers', /^(63[4-6]|64[67]|87[1789])/], ['Nickel', /^964/], ['Triodos Bank', /^523/],
    ['vdk bank', /^89\d/], ['Wise', /^967/],
  ],
  DE: [
    ['Postbank', /^(10010010|20010020|25010030|36010043|37010050|44010046|50010060|54510067|59010066|60010070|66010075|70010080|76010085|86010090)/],
    ['comdirect', /^(20041111|20041133|20041144|20041155)/], ['norisbank', /^10077777/], ['Commerzbank', /^\d{3}(40|800)0\d/], ['Deutsche Bank', /^\d{3}700(00|10|24)/],
    ['HypoVereinsbank', /^(70020270|10020890|20030000|60020290|76020070)/], ['DKB', /^12030000/], ['ING', /^50010517/], ['N26', /^10011001/], ['Santander', /^31010833/],
    ['Targobank', /^30020900/], ['Consorsbank', /^76030080/], ['C24 Bank', /^50024024/], ['Trade Republic', /^10012345/], ['Revolut', /^10010178/], ['GLS Bank', /^43060967/],
    ['apoBank', /^30060601/], ['BW-Bank', /^60050101/], ['Berliner Sparkasse', /^10050000/], ['Hamburger Sparkasse', /^20050550/], ['Sparkasse KölnBonn', /^37050198/],
    ['Kreissparkasse Köln', /^37050299/], ['Frankfurter Sparkasse', /^50050201/], ['Stadtsparkasse München', /^70150000/], ['Stadtsparkasse Düsseldorf', /^30050110/],
    ['Sparkasse Hannover', /^25050180/], ['Nassauische Sparkasse', /^51050015/], ['Ostsächsische Sparkasse Dresden', /^85050300/], ['Sparkasse Leipzig', /^86055592/],
    ['Sparkasse Bremen', /^29050101/], ['Sparkasse Nürnberg', /^76050101/], ['Sparkasse Dortmund', /^44050199/], ['Sparkasse Essen', /^36050105/],
    ['Mittelbrandenburgische Sparkasse', /^16050000/], ['Berliner Volksbank', /^10090000/], ['Frankfurter Volksbank', /^50190000/],
    ['Sparda-Bank', /^(70090500|60090800|50090500|12096597|37060590|55090500)/],
  ],
  AT: [
    ['UniCredit Bank Austria', /^1[12]000/], ['BAWAG', /^(14000|14200|60000)/], ['Oberbank', /^15[01]\d\d/], ['BTV', /^16[034]\d0/], ['BKS Bank', /^17[0-5]00/],
    ['Erste Bank', /^20111/], ['Sparkasse', /^20\d{3}/], ['Raiffeisen', /^3\d{4}/], ['Volksbank Wien', /^43000/], ['HYPO NOE', /^53000/], ['Hypo Tirol Bank', /^57000/],
    ['Hypo Vorarlberg', /^58000/],
  ],
  LU: [
    ['Spuerkeess', /^001/], ['BIL', /^002/], ['BGL BNP Paribas', /^003/], ['Banque de Luxembourg', /^008/], ['Banque Raiffeisen', /^009/], ['ING', /^014/], ['POST Luxembourg', /^111/],
  ],
  FR: [
    ['LCL', /^30002/], ['Société Générale', /^30003/], ['BNP Paribas', /^30004/], ['CIC', /^30066/], ['La Banque Postale', /^(20041|10011)/], ['Crédit Mutuel', /^10278/],
    ['Crédit Mutuel Arkéa', /^15589/], ['BRED', /^10107/], ['Crédit Coopératif', /^42559/],
    ['Caisse d’Epargne', /^(11315|11425|12135|13135|13335|13485|13825|14265|14445|14505|15135|16275|17515|18315|18715)/],
    ['Banque Populaire', /^(10207|10807|10907|13507|13807|14607|14707|16807|17807|18707)/],
    ['Crédit Agricole', /^(11006|11206|11306|11706|12006|12206|12406|12506|12906|13106|13306|13506|13606|13906|14406|14506|14706|14806|16006|16106|16606|16706|16806|16906|17106|17206|17806|17906|18106|18206|18306|18706|19106|19406|19506|19906)/],
    ['BoursoBank', /^40618/], ['Fortuneo', /^14518/], ['BforBank', /^16218/], ['Nickel', /^16598/], ['Qonto', /^16958/], ['Revolut', /^28233/], ['N26', /^20433/],
  ],
  IE: [['AIB', /^AIBK/], ['Bank of Ireland', /^BOFI/], ['PTSB', /^IPBS/], ['EBS', /^EBSI/], ['Revolut', /^REVO/], ['bunq', /^BUNQ/]],
};
