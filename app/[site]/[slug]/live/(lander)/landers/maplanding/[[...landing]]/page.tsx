export { default, generateMetadata } from '@/app/[site]/[slug]/cached/(lander)/landers/maplanding/[[...landing]]/page';
