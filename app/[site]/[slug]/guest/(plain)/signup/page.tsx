export { default, generateMetadata } from '@/app/[site]/[slug]/live/(frame)/(default)/signup/page';
