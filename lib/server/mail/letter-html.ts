// A letter as HTML: tables and inline styles, which are all that mail programs have in common. Design, screen 72.
import { markup, Markup } from '@/lib/format/markup';
import type { Locale } from '@/lib/site/languages/locales';
import { nicheColours } from '@/lib/site/niches/niche-colours';
import type { Content } from './letter-content';
import type { Frame } from './letter-frame';
import { mailColours, type MailColours } from './mail-colours';

const font = "Figtree,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** What inline styles cannot say: narrow screens, and the dark that many readers have their mail in. */
const sheetOf = ({ dark }: MailColours) =>
  new Markup(
    '@media(max-width:600px){.px{padding-left:22px!important;padding-right:22px!important}.h{font-size:27px!important}' +
      '.btn{width:100%!important}.btn a{display:block!important;text-align:center}.out{padding:0!important}.card{border-radius:0!important}}' +
      `@media(prefers-color-scheme:dark){.bg{background:${dark.bg}!important}.card{background:${dark.surface}!important}.soft{background:${dark.surface2}!important}` +
      `.ink{color:${dark.ink}!important}.ink2{color:${dark.ink2}!important}.ink3{color:${dark.ink3}!important}.link{color:${dark.primaryInk}!important}.line{border-color:${dark.line}!important}}`,
  );

/** The HTML of a letter. */
export function letterHtml(content: Content, frame: Frame, locale: Locale): string {
  const { subject, preheader, title, paragraphs, notes, facts, button, good, ignore } = content;
  const { niche, siteName, linkTo, copyHint, honesty, company, phone, links } = frame;
  const { primary, dusk } = nicheColours(niche);
  const colours = mailColours(niche);
  const { secondary, light } = colours;
  const table = markup`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;
  const row = (padding: string, inside: Markup, more = markup``) => markup`<tr><td class="px"${more} style="padding:${padding}">${inside}</td></tr>`;
  const broken = (text: string) => text.split('\n').map((line, at) => (at ? markup`<br>${line}` : markup`${line}`));

  const head = markup`<tr><td class="px" bgcolor="${dusk[1]}" style="background:${dusk[1]};background:linear-gradient(150deg,${dusk[0]},${dusk[1]} 62%,${dusk[2]});padding:26px 44px"><table ${table}><tr>
<td style="font-size:26px;font-weight:800;letter-spacing:-1.2px;color:#ffffff;text-transform:lowercase"><span aria-hidden="true" style="color:${secondary}">&#9829;</span>&nbsp;${siteName}</td>
<td align="right" style="color:#ffffff;font-size:13px;font-weight:700;white-space:nowrap">18+</td></tr></table></td></tr>`;

  const soft = (rows: Markup | Markup[]) => markup`<table ${table} class="soft" style="background:${light.surface2};border-radius:18px">${rows}</table>`;
  const noteRows = notes?.map((note, at) => {
    const round = `width:60px;height:60px;border-radius:30px;background:${primary};color:#ffffff;font-size:26px;line-height:60px;font-weight:700;text-align:center`;
    const lines = [
      markup`<b class="ink" style="color:${light.ink}">${note.title}</b>`,
      note.label && markup`<br><b>${note.label}</b>`,
      note.text && markup`<br>${note.text}`,
    ];
    return row(`${at ? 10 : 22}px 44px 0`, soft(markup`<tr>
<td width="60" valign="top" style="width:60px;padding:14px 0 14px 14px"><div aria-hidden="true" style="${round}">${note.initial}</div></td>
<td class="ink2" valign="middle" style="padding:14px 18px;font-size:15px;line-height:1.45;color:${light.ink2}">${lines}</td></tr>`));
  });

  const factRow = (name: string, value: string, above: number, below: number) => markup`<tr>
<td class="ink2" style="padding:${above}px 18px ${below}px;font-size:15px;line-height:1.5;color:${light.ink2};overflow-wrap:anywhere">${name}<br><b class="ink" style="color:${light.ink};font-weight:600">${broken(value)}</b></td></tr>`;
  const factRows = facts && row('22px 44px 0', soft(facts.map(({ name, value }, at) => factRow(name, value, at ? 4 : 16, at === facts.length - 1 ? 16 : 4))));

  const buttonRows = (of: NonNullable<Content['button']>) => {
    const href = linkTo(of.path);
    const look = `display:inline-block;background:${primary};color:#ffffff;font-size:17px;line-height:22px;font-weight:700;text-decoration:none;padding:16px 34px;border-radius:30px`;
    const cell = markup`<td bgcolor="${primary}" style="background:${primary};border-radius:30px"><a href="${href}" style="${look}">${of.label}</a></td>`;
    const toCopy = [
      markup`${copyHint}<br>`,
      markup`<a class="link" href="${href}" style="color:${light.primaryInk};word-break:break-all">${href}</a>`,
      of.life && markup`<br>${of.life}`,
    ];
    return [
      row('26px 44px 0', markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="btn"><tr>${cell}</tr></table>`),
      row('22px 44px 0', markup`<div class="ink3" style="font-size:14px;line-height:1.55;color:${light.ink3}">${toCopy}</div>`),
    ];
  };

  const goodWords = good && markup`<b class="ink" style="color:${light.ink}">${good.title}</b><br>${good.text} `;
  const goodCell = markup`<td class="ink2" style="padding-top:22px;font-size:15px;line-height:1.55;color:${light.ink2}">${goodWords}${honesty}</td>`;
  const goodRow = row('26px 44px 0', markup`<table ${table} class="line" style="border-top:1px solid ${light.line}"><tr>${goodCell}</tr></table>`);

  const small = (inside: Markup) => markup`<div class="ink3" style="font-size:13px;line-height:1.6;color:${light.ink3}">${inside}</div>`;
  const link = (href: string, label: string) => markup`<a class="ink3" href="${href}" style="color:${light.ink3};white-space:nowrap">${label}</a>`;
  const dots = (parts: Markup[]) => parts.map((part, at) => (at ? markup` · ${part}` : part));
  const reached = [...(company ? [markup`${company}`] : []), ...(phone ? [link(`tel:${phone.replace(/[^+\d]/g, '')}`, phone)] : [])];
  const foot = markup`${dots(reached)}<br>${dots(links.map(({ label, path }) => link(linkTo(path), label)))}`;

  const meta = [
    markup`<meta charset="utf-8">`,
    markup`<meta name="viewport" content="width=device-width,initial-scale=1">`,
    markup`<meta name="color-scheme" content="light dark">`,
    markup`<meta name="supported-color-schemes" content="light dark">`,
    markup`<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">`,
    markup`<title>${subject}</title>`,
    markup`<style>:root{color-scheme:light dark}body{margin:0}${sheetOf(colours)}</style>`,
  ];
  const words = [
    markup`<h1 class="h ink" style="margin:0;font-size:32px;line-height:1.12;letter-spacing:-.8px;font-weight:750;color:${light.ink};overflow-wrap:anywhere">${title}</h1>`,
    ...paragraphs.map((text) => markup`<p class="ink2" style="margin:14px 0 0;font-size:17px;line-height:1.55;color:${light.ink2};overflow-wrap:anywhere">${text}</p>`),
  ];

  return markup`<!doctype html>
<html lang="${locale}"><head>${meta}</head>
<body class="bg" style="margin:0;background:${light.bg}"><div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}${new Markup('&#847;&zwnj;&nbsp;'.repeat(60))}</div>
<table ${table} class="bg" style="background:${light.bg}"><tr><td class="out" align="center" style="padding:32px 16px">
<table ${table} class="card ink" style="max-width:600px;background:${light.surface};border-radius:24px;overflow:hidden;font-family:${font};color:${light.ink};text-align:left">
${head}
${row('38px 44px 0', markup`${words}`)}
${noteRows}${factRows}
${button && buttonRows(button)}
${goodRow}
${ignore && row('28px 44px 0', small(markup`${ignore}`))}
${row('22px 44px 34px', small(foot))}
</table></td></tr></table></body></html>`.text;
}
