export { default, generateMetadata } from '@/app/[site]/[slug]/cached/(default)/pages/faq/page';
