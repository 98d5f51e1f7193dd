// What the operator of the stand-in PHP server has: sites, one member, chats, likes. Documented fields only, written as PHP
// writes them: numbers as text, nulls, [] for an empty map. Specification, sections 3 and 7.

export const password = 'geheim-wachtwoord';

type Row = Record<string, unknown>;

const profile = (id: string, name: string, some: Row = {}): Row => ({ id, name, country: 'NL', status: 'active', main_image: null, ...some });

function settingsOf(domain: string): Row {
  return {
    name: domain.startsWith('she.') ? 'Vonk voor haar' : 'Vonk bij de operator',
    domain,
    domain_language: 'nl',
    cdn_prefix: 'https://cdn.operator.example/',
    niche: domain.startsWith('she.') ? '2' : '1',
    index_title: 'Daten bij de operator',
    description: 'Een site van de operator',
    countries: { NL: 'Nederland', BE: 'België' },
    signups: 'all',
    logged_out_search: 'all',
    logged_out_search_trafficsource: 'all',
    geoip_country: 'NL',
    geoip_selected_country: null,
    minimum_message_costs: { NL: { costs: '60', currency: 'EUR' } },
    message_credits: '1',
    signup_credits: '2',
    photo_credits: '1',
    gift_credits: '3',
    message_length: '500',
    support_phone: '030 - 123 45 67',
    support_email: 'help@operator.example',
    push_public_key: null,
    enable_site_entry_popup: '0',
    fictional_icon: '',
    fictional_warning: null,
    fictional_singular: null,
    fictional_plural: null,
    visible_profile_fields: ['hair', 'eye'],
    visible_profile_notes: [],
    search_fields: [],
    refund_days: '14',
    member_resell: '0',
    company_id: '3',
    mail_name: 'Vonk',
  };
}

/** The state of the server's side: what the calls read and change. */
export type Operator = {
  /** The domains that have settings. */
  domains: string[];
  settingsOf: (domain: string, query: URLSearchParams) => Row;
  email: string;
  user: Row;
  chats: { conversation: { id: string }; profile: Row; num_unread_messages: string }[];
  likes: { profiles: Row[]; liked_by: Row[] };
  /** The values of the auth cookie that are good. */
  sessions: Set<string>;
  savedLanguage: string | null;
  subscription: unknown;
};

export function newOperator(): Operator {
  return {
    domains: ['127.0.0.1', 'localhost', 'she.localhost'],
    settingsOf,
    email: 'lid@operator.example',
    user: {
      status: 'active', credits: '8', paid_user: '1', fictional_icon: '', notifications_disabled: [],
      profile: profile('1', 'Robin'),
    },
    chats: [
      { conversation: { id: '31' }, profile: profile('7', 'Noor'), num_unread_messages: '2' },
      { conversation: { id: '32' }, profile: profile('8', 'Sam', { main_image: { filename: 'sam.jpg', thumb_filename: 'sam-s.jpg' } }), num_unread_messages: '0' },
    ],
    likes: { profiles: [{ id: '7', like_new: '0' }], liked_by: [{ id: '9', like_new: '1' }] },
    sessions: new Set(),
    savedLanguage: null,
    subscription: null,
  };
}
