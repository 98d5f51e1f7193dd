export { default, generateMetadata } from '@/app/[site]/[slug]/live/(frame)/(default)/activate/error/page';
