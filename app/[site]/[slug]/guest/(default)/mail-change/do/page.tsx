export { default, generateMetadata } from '@/app/[site]/[slug]/live/(frame)/(default)/mail-change/do/page';
